import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of bulk actions on applications and of selecting rows in a list. */
export const bulkTexts = {
  LIST_SELECT_PAGE: ['Select all on this page', '選取本頁全部', '选择本页全部'],
  LIST_SELECT_ROW: ['Select {{name}}', '選取 {{name}}', '选择 {{name}}'],
  LIST_SELECTED: ['{{count}} selected', '已選取 {{count}} 項', '已选择 {{count}} 条'],
  LIST_SELECT_CLEAR: ['Clear selection', '取消選取', '取消选择'],
  LIST_SELECT_MOST: [
    'At most {{most}} can be selected at once.',
    '每次最多可選取 {{most}} 項。',
    '每次最多可选择 {{most}} 条。',
  ],
  LIST_SELECTION: ['Selected rows', '已選取的項目', '已选择的条目'],

  BULK_APPROVE: ['Approve step', '批准步驟', '批准步骤'],
  BULK_ASSIGN: ['Assign', '指派', '指派'],
  BULK_CONFIRM: ['Confirm CRB', '確認評審委員會紀錄', '确认评审委员会记录'],
  BULK_GENERATE: ['Generate certificates', '製作證書', '生成证书'],
  BULK_PUBLISH: ['Publish certificates', '發布證書', '发布证书'],
  BULK_TITLE_APPROVE: [
    'Approve current step for {{count}} applications',
    '批准 {{count}} 項申請的現行步驟',
    '批准 {{count}} 项申请的当前步骤',
  ],
  BULK_TITLE_ASSIGN: ['Assign {{count}} applications', '指派 {{count}} 項申請', '指派 {{count}} 项申请'],
  BULK_TITLE_CONFIRM: [
    'Confirm CRB for {{count}} applications',
    '確認 {{count}} 項申請的評審委員會紀錄',
    '确认 {{count}} 项申请的评审委员会记录',
  ],
  BULK_TITLE_GENERATE: [
    'Generate certificates for {{count}} applications',
    '為 {{count}} 項申請製作證書',
    '为 {{count}} 项申请生成证书',
  ],
  BULK_TITLE_PUBLISH: [
    'Publish certificates for {{count}} applications',
    '發布 {{count}} 項申請的證書',
    '发布 {{count}} 项申请的证书',
  ],
  BULK_TITLE_APPROVE_ONE: [
    'Approve current step for 1 application',
    '批准 1 項申請的現行步驟',
    '批准 1 项申请的当前步骤',
  ],
  BULK_TITLE_ASSIGN_ONE: ['Assign 1 application', '指派 1 項申請', '指派 1 项申请'],
  BULK_TITLE_CONFIRM_ONE: [
    'Confirm CRB for 1 application',
    '確認 1 項申請的評審委員會紀錄',
    '确认 1 项申请的评审委员会记录',
  ],
  BULK_TITLE_GENERATE_ONE: [
    'Generate certificate for 1 application',
    '為 1 項申請製作證書',
    '为 1 项申请生成证书',
  ],
  BULK_TITLE_PUBLISH_ONE: [
    'Publish certificate for 1 application',
    '發布 1 項申請的證書',
    '发布 1 项申请的证书',
  ],
  BULK_MAJORS: [
    'Applications with open major nonconformities: {{count}}',
    '有未關閉嚴重不符合項的申請：{{count}}',
    '有未关闭严重不符合项的申请：{{count}}',
  ],
  BULK_TEXT_APPROVE: [
    'Each application is checked: your step, a complete checklist and separate duties. Applications with a major nonconformity that is not verified, or a minor one without an accepted plan, are approved on their own page. Applications that cannot be approved are unchanged, and the reason is shown. Record exceptions on the application itself.',
    '系統會逐一檢查每項申請：步驟由你負責、檢查表已完成、職責分離。嚴重不符合項未查核，或輕微不符合項未有獲接納計劃的申請，須在其頁面批准。未能批准的申請維持原狀，並會說明原因。如需例外處理，請在該申請內進行。',
    '系统会逐一检查每项申请：步骤由您负责、检查表已完成、职责分离。严重不符合项未查验，或轻微不符合项没有获接受计划的申请，须在其页面批准。无法批准的申请保持原状，并会说明原因。如需例外处理，请在该申请内进行。',
  ],
  BULK_TEXT_ASSIGN: [
    'Each application is checked: competence, absence, interests and separate duties. Applications that cannot be assigned are unchanged, and the reason is shown.',
    '系統會逐一檢查每項申請：能力、缺勤、利益申報及職責分離。未能指派的申請維持原狀，並會說明原因。',
    '系统会逐一检查每项申请：能力、缺勤、利益申报及职责分离。无法指派的申请保持原状，并会说明原因。',
  ],
  BULK_TEXT_CONFIRM: [
    'Attach the record of the certification review board (CRB) that covers these applications. Each application is checked: decision in force, no open major nonconformity. Then it receives the record, the next certificate number of its service and its dates. Applications that cannot be confirmed are unchanged, and the reason is shown.',
    '請附上涵蓋這些申請的評審委員會紀錄。系統會逐一檢查每項申請：決定有效、沒有未關閉的嚴重不符合項，然後附上紀錄、編配該服務的下一個證書編號並確定日期。未能確認的申請維持原狀，並會說明原因。',
    '请附上涵盖这些申请的评审委员会记录。系统会逐一检查每项申请：决定有效、没有未关闭的严重不符合项，然后附上记录、分配该服务的下一个证书编号并确定日期。无法确认的申请保持原状，并会说明原因。',
  ],
  BULK_TEXT_GENERATE: [
    'Each application is checked: number and dates confirmed, paid, not yet generated. Then its document is generated and signed. Applications that cannot be generated are unchanged, and the reason is shown.',
    '系統會逐一檢查每項申請：編號及日期已確認、已繳費、尚未製作，然後製作證書並簽署。未能製作的申請維持原狀，並會說明原因。',
    '系统会逐一检查每项申请：编号和日期已确认、已缴费、尚未生成，然后生成证书并签署。无法生成的申请保持原状，并会说明原因。',
  ],
  BULK_TEXT_PUBLISH: [
    'Each application is checked: certificate generated and up to date, paid, no open major nonconformity. Then it is completed, its certificate is published and the client is notified. Applications that cannot be published are unchanged, and the reason is shown. Clients can read the remark.',
    '系統會逐一檢查每項申請：證書已製作並為最新版本、已繳費、沒有未關閉的嚴重不符合項，然後完成申請、發布證書並通知客戶。未能發布的申請維持原狀，並會說明原因。客戶可看到備註。',
    '系统会逐一检查每项申请：证书已生成且为最新版本、已缴费、没有未关闭的严重不符合项，然后完成申请、发布证书并通知客户。无法发布的申请保持原状，并会说明原因。客户可以看到备注。',
  ],
  BULK_CHOSEN: ['Selected applications ({{number}})', '所選申請（{{number}}）', '所选申请（{{number}}）'],
  BULK_FITS: [
    'Eligible for {{fits}} of {{of}} · assigned applications: {{count}}',
    '適合 {{of}} 項中的 {{fits}} 項 · 獲指派的申請：{{count}}',
    '适合 {{of}} 项中的 {{fits}} 项 · 获指派的申请：{{count}}',
  ],
  BULK_FITS_ALL: [
    'Eligible for all · assigned applications: {{count}}',
    '全部適合 · 獲指派的申請：{{count}}',
    '全部适合 · 获指派的申请：{{count}}',
  ],
  BULK_FITS_NONE: ['Not eligible for any', '全部不適合', '全部不适合'],

  BULK_MINE: ['My bulk jobs', '我的批量工作', '我的批量工作'],
  BULK_MINE_RUNNING: [
    'My bulk jobs: {{done}} of {{total}} processed',
    '我的批量工作：已完成 {{done}} / {{total}}',
    '我的批量工作：已完成 {{done}} / {{total}}',
  ],
  BULK_MINE_BACK: ['All my bulk jobs', '所有批量工作', '所有批量工作'],
  BULK_EMPTY: ['No bulk jobs', '尚未有批量工作', '还没有批量工作'],
  BULK_EMPTY_TEXT: [
    'Select applications in the list to approve, assign, confirm, generate or publish them together. Progress is shown here for a month.',
    '在列表選取申請，即可一併批准、指派、確認、製作或發布證書。進度會在此顯示一個月。',
    '在列表中选择申请，即可一并批准、指派、确认、生成或发布证书。进度将显示在这里一个月。',
  ],
  BULK_PROGRESS: ['{{done}} of {{total}}', '{{done}} / {{total}} 項', '{{done}} / {{total}} 项'],
  BULK_PROGRESS_LABEL: ['Progress', '進度', '进度'],
  BULK_LEAVE: [
    'You can close this; the job continues in the background.',
    '你可以關閉此視窗繼續工作，處理會自動進行。',
    '您可以关闭此窗口继续工作，处理会自动进行。',
  ],
  BULK_STOP: ['Stop job', '停止', '停止'],
  BULK_STOP_TITLE: ['Stop this job?', '停止這項工作？', '停止这项工作？'],
  BULK_STOP_TEXT: [
    'Processed applications keep their result. The others are not changed.',
    '已完成的維持完成，尚未開始的不會處理。',
    '已完成的保持完成，尚未开始的不会处理。',
  ],
  BULK_RESULT_ALL: ['All {{total}} processed.', '全部 {{total}} 項已完成。', '全部 {{total}} 项已完成。'],
  BULK_RESULT_ONE: ['Application processed.', '已完成。', '已完成。'],
  BULK_RESULT_SOME: [
    '{{succeeded}} of {{total}} processed. Reasons are shown for the rest.',
    '{{total}} 項中已完成 {{succeeded}} 項，其餘已列明原因。',
    '{{total}} 项中已完成 {{succeeded}} 项，其余已列明原因。',
  ],
  BULK_RESULT_NONE: [
    'None processed. The reasons are shown.',
    '未能處理任何一項，原因已列明。',
    '未能处理任何一项，原因已列明。',
  ],
  BULK_RESULT_STOPPED: [
    'Job stopped: {{succeeded}} of {{total}} processed.',
    '已停止：{{total}} 項中已完成 {{succeeded}} 項。',
    '已停止：{{total}} 项中已完成 {{succeeded}} 项。',
  ],
  BULK_ITEM_WAITING: ['Waiting', '等候中', '等待中'],
  BULK_ITEM_MAKING: ['Generating document', '製作中', '生成中'],
  BULK_ITEM_DONE: ['Done', '已完成', '已完成'],
  BULK_ITEM_REFUSED: ['Not processed', '未能處理', '无法处理'],
  BULK_ITEM_FAILED: ['Document not generated', '未能製作', '生成失败'],
  BULK_ITEM_STOPPED: ['Not started', '未開始', '未开始'],
  BULK_ITEM_FAILED_WHY: [
    'The document could not be generated. Open the application and generate it again.',
    '未能製作證書。請開啟該申請再製作一次。',
    '证书生成失败。请打开该申请重新生成。',
  ],
  ERR_BULK_ABANDONED: [
    'Not started: the portal was restarted repeatedly during this job. Start it again with fewer applications.',
    '未開始：系統在處理期間多次中斷。請分成較小批次再試。',
    '未开始：系统在处理期间多次中断。请分成较小批次重试。',
  ],
  BULK_ITEM_UNKNOWN: ['Application not found', '沒有此申請', '没有此申请'],
  BULK_FILTER_ALL: ['All', '全部', '全部'],
  BULK_FILTER_NOT_DONE: ['Not processed', '未完成', '未完成'],

  EVENT_BULK_STARTED: ['Bulk job started', '開始批量工作', '开始批量工作'],
  EVENT_BULK_STOPPED: ['Bulk job stopped', '停止批量工作', '停止批量工作'],

  PERMISSION_RUN_BULK_ACTIONS: [
    'Follow and stop own bulk requests',
    '跟進及停止自己的批量操作',
    '跟进及停止自己的批量操作',
  ],
} as const satisfies Texts;
