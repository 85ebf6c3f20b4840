import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the reasons why an action on an application is not possible. */
export const applicationReasonTexts = {
  REASON_INITIAL_ONLY: [
    'Only available for initial applications.',
    '只適用於初次評審的申請。',
    '仅适用于初次评审的申请。',
  ],
  REASON_SURVEILLANCE_ONLY: [
    'Only available for surveillance applications.',
    '只適用於監督評審。',
    '仅适用于监督评审。',
  ],
  REASON_SPECIAL_OPEN: [
    'A special assessment of this certificate is already in progress.',
    '此證書的特別評審已在進行。',
    '此证书的特殊评审已在进行。',
  ],
  REASON_FORM_INCOMPLETE: [
    'The form has missing or invalid answers. Complete it first.',
    '表格仍有未填或不正確的項目。',
    '表单仍有未填或不正确的项目。',
  ],
  REASON_MAJOR_OPEN: [
    'Open major nonconformities ({{count}}): {{points}}. They must be corrected first.',
    '尚有 {{count}} 項未關閉的嚴重不符合項：{{points}}。必須先更正。',
    '尚有 {{count}} 项未关闭的严重不符合项：{{points}}。必须先更正。',
  ],
  REASON_NOT_IN_BULK_OPEN_FINDINGS: [
    'Nonconformities are open ({{count}}): approve this application on its own page.',
    '有不符合項未完成（{{count}} 項）：請在此申請的頁面批准。',
    '有不符合项未完成（{{count}} 项）：请在此申请的页面批准。',
  ],
  REASON_MAJOR_LATE: [
    'Major nonconformities not verified within {{months}} months after the last assessment day ({{count}}): {{numbers}}. Return the application to the assessor for a new round of the assessment.',
    '有 {{count}} 項嚴重不符合項未在最後評審日後 {{months}} 個月內完成查核：{{numbers}}。請將申請退回評審員，進行新一輪評審。',
    '有 {{count}} 项严重不符合项未在最后评审日后 {{months}} 个月内完成查验：{{numbers}}。请将申请退回评审员，进行新一轮评审。',
  ],
  REASON_PLAN_OPEN: [
    'Minor nonconformities without an accepted plan ({{count}}): {{points}}. The plans must be accepted first.',
    '尚有 {{count}} 項輕微不符合項的糾正計劃未獲接納：{{points}}。必須先接納糾正計劃。',
    '尚有 {{count}} 项轻微不符合项的纠正计划未获接受：{{points}}。必须先接受纠正计划。',
  ],
  REASON_NO_MAJOR_OPEN: [
    'There is no such open major nonconformity to correct.',
    '沒有可更正的未關閉嚴重不符合項。',
    '没有可更正的未关闭严重不符合项。',
  ],
  REASON_NOT_ITS_ASSESSOR: [
    'Only the assessor of this application can correct its results.',
    '只有此申請的評審員可更正其結果。',
    '只有此申请的评审员可更正其结果。',
  ],
  REASON_NOT_PAID: ['The invoice is not paid yet.', '發票尚未付款。', '账单尚未付款。'],
  REASON_NOT_YOUR_STEP: [
    'This step is assigned to someone else.',
    '現時並非你的步驟，須由其他人處理。',
    '目前不是您的步骤，须由其他人处理。',
  ],
  REASON_STEP_CANNOT_REJECT: [
    'An application can be rejected only at the steps of the assessor, the COO and the CEO.',
    '申請只可在評審員、營運總監或行政總裁的步驟被拒絕。',
    '申请只能在评审员、首席运营官或首席执行官的步骤被拒绝。',
  ],
  REASON_ASSESSOR_STEP_ONLY: [
    'Queries can be sent to the client only at the assessor’s step.',
    '只有在評審員步驟才可向客戶提出待澄清事項。',
    '只有在评审员步骤才可向客户提出待澄清事项。',
  ],
  REASON_FIRST_STEP: [
    'This is the first step; there is no earlier step to return to.',
    '這是首個步驟，不能再退回。',
    '这是首个步骤，不能再退回。',
  ],
  REASON_STEP_NOT_ASSIGNED: [
    'This step is not assigned yet.',
    '此步驟尚未指派人員。',
    '此步骤尚未指派人员。',
  ],
  REASON_DUTIES_CLASH: [
    'You already acted on this application in another role. Duties must be kept separate.',
    '你曾以另一職責處理此申請；職責必須分開。',
    '您曾以另一职责处理此申请；职责必须分开。',
  ],
  REASON_CHECKLIST_OPEN: [
    'The checklist of this step has unanswered items.',
    '此步驟的檢查表仍有未回答項目。',
    '此步骤的检查表仍有未回答项目。',
  ],
  REASON_ASSIGNEE_UNKNOWN: ['This person does not exist.', '找不到此人員。', '找不到此人员。'],
  REASON_ASSIGNEE_INACTIVE: [
    'This person’s account is not active.',
    '此人員的帳戶未啟用。',
    '此人员的账户未启用。',
  ],
  REASON_ASSIGNEE_NOT_ELIGIBLE: [
    'This person does not hold the role for this step.',
    '此人員沒有此步驟所需角色。',
    '此人员没有此步骤所需角色。',
  ],
  REASON_ASSIGNEE_NOT_COMPETENT: [
    'This person is not recorded as competent for the service in this industry.',
    '此人員沒有此服務在該行業的能力紀錄。',
    '此人员没有此服务在该行业的能力记录。',
  ],
  REASON_ASSIGNEE_ABSENT: ['This person is away today.', '此人員今天缺勤。', '此人员今天缺勤。'],
  REASON_ASSIGNEE_INTEREST: [
    'This person declared an interest in the applicant.',
    '此人員已申報與申請機構的利益關係。',
    '此人员已申报与申请机构的利益关系。',
  ],
  REASON_ASSIGNEE_CLASH: [
    'This person has another role on this application. Duties must be kept separate.',
    '此人員在此申請另有職責；職責必須分開。',
    '此人员在此申请另有职责；职责必须分开。',
  ],
  REASON_STEP_NOT_IN_FLOW: [
    'This application has no such step.',
    '此申請沒有這個步驟。',
    '此申请没有这个步骤。',
  ],
  REASON_TARGET_NOT_EARLIER: [
    'Choose a step before the current one.',
    '請選擇較早的步驟。',
    '请选择较早的步骤。',
  ],
  REASON_REMARK_REQUIRED: ['Enter a reason.', '請填寫原因。', '请填写原因。'],
  REASON_CRB_SOURCE: [
    'Attach the board’s record, or choose to enter number and date manually.',
    '請附上委員會紀錄，或選擇自行輸入編號及日期。',
    '请附上委员会记录，或选择手动输入编号及日期。',
  ],
  REASON_NUMBER_REQUIRED: ['Enter the certificate number.', '請輸入證書編號。', '请输入证书编号。'],
  REASON_NUMBER_FIXED: [
    'The certificate number cannot be changed.',
    '證書編號不可更改。',
    '证书编号不可更改。',
  ],
  REASON_DATE_REQUIRED: ['Enter the date.', '請填寫日期。', '请填写日期。'],
  REASON_DATE_BEFORE_DECISION: [
    'The date cannot be before the decision.',
    '日期不可早於決定日期。',
    '日期不可早于决定日期。',
  ],
  REASON_EXPIRY_BEFORE_DATE: [
    'The expiry date must be after the certificate date.',
    '屆滿日期必須在證書日期之後。',
    '到期日必须在证书日期之后。',
  ],
  REASON_DATE_FAR: [
    'The certificate must take effect within two years from today.',
    '證書須於今日起計兩年內生效。',
    '证书须于今日起计两年内生效。',
  ],
  REASON_INTEREST: [
    'You declared an interest in the applicant. Another person has to decide.',
    '你已申報與申請機構的利益關係，須由其他人決定。',
    '您已申报与申请机构的利益关系，须由其他人决定。',
  ],
  REASON_NEWER_DECISION: [
    'A later assessment of this certificate is in force: {{no}}. Change documents, dates and disclosure documents there.',
    '此證書已有較後的評審生效：{{no}}。證書頁、日期及披露文件須在該申請更改。',
    '此证书已有较晚的评审生效：{{no}}。证书页、日期及披露文件须在该申请中更改。',
  ],
  REASON_INITIAL_CERTIFICATE: [
    'An initial assessment does not belong to a certificate.',
    '初次評審不屬於任何證書。',
    '初次评审不属于任何证书。',
  ],
  REASON_DRAFT_LIMIT: [
    'Your organisation has {{count}} applications for this service that were never submitted. Submit or cancel one of them first.',
    '貴機構就此服務已有 {{count}} 份從未提交的申請。請先提交或取消其中一份。',
    '贵机构就此服务已有 {{count}} 份从未提交的申请。请先提交或取消其中一份。',
  ],
  REASON_DISCARD_LIMIT: [
    'Your organisation has started and cancelled {{count}} applications for this service within 24 hours. Use an open one, or start another tomorrow.',
    '貴機構在24小時內就此服務已開始並取消 {{count}} 份申請。請使用尚未取消的申請，或明天再開始新的申請。',
    '贵机构在24小时内就此服务已开始并取消 {{count}} 份申请。请使用尚未取消的申请，或明天再开始新的申请。',
  ],
  REASON_NAMES_FIXED: [
    'These names are used in an assessment in progress or on a certificate. Contact us to change them.',
    '這些名稱已用於進行中的評審或證書。請聯絡我們，核實後代為更改。',
    '这些名称已用于进行中的评审或证书。请联系我们更改。',
  ],
  REASON_GENERATION_NOT_GRANTED: [
    'You do not have permission to generate certificates.',
    '你沒有製作證書的權限。',
    '您没有生成证书的权限。',
  ],
  REASON_NUMBER_MISSING: [
    'Certificate number and dates are not set: select “Confirm CRB” first.',
    '尚未設定證書編號及日期：請先按「確認評審委員會紀錄」。',
    '尚未设定证书编号及日期：请先点击“确认评审委员会记录”。',
  ],
  REASON_ALREADY_GENERATED: [
    'The certificate has already been generated.',
    '證書已經製作。',
    '证书已经生成。',
  ],
  REASON_NOT_GENERATED: ['The certificate has not been generated yet.', '證書尚未製作。', '证书尚未生成。'],
  REASON_DISCLOSURE_MISSING: ['The disclosure document is missing.', '欠缺披露文件。', '缺少披露文件。'],
  REASON_NO_CYCLE: ['This service has no further cycle.', '此服務沒有後續週期。', '此服务没有后续周期。'],
  REASON_NEXT_CYCLE_OPEN: ['The next cycle already exists.', '下一週期已經存在。', '下一周期已经存在。'],
  REASON_CYCLE_DONE: [
    'All assessments of this certification cycle are completed.',
    '此證書的週期內已沒有待進行的評審。',
    '此证书的周期内已没有待进行的评审。',
  ],
  REASON_REMINDED_TODAY: [
    'A reminder was already sent within the last 24 hours.',
    '過去一日內已發送提醒。',
    '过去一天内已发送提醒。',
  ],
  REASON_NUMBER_TAKEN: [
    'This certificate number is already used.',
    '此證書編號已被使用。',
    '此证书编号已被使用。',
  ],
  REASON_EXPIRY_KEPT: [
    'A published certificate keeps its expiry date, {{date}}. Extend or renew it instead.',
    '已發布的證書保留其到期日 {{date}}。如有需要，請延期或再認證。',
    '已发布的证书保留其到期日 {{date}}。如有需要，请延期或再认证。',
  ],
  REASON_EXPIRY_BEYOND: [
    'The certification cycle allows {{date}} at the latest.',
    '按其週期，此證書最遲於 {{date}} 到期。',
    '按其周期，此证书最迟于 {{date}} 到期。',
  ],
  REASON_CERTIFICATE_NOT_NAMED: [
    'This application is not linked to a certificate that it would update. Cancel it; the client starts the assessment again for its certificate.',
    '此申請並無指明其結果所更新的證書。請取消此申請，由客戶就其證書重新開始評審。',
    '此申请未指明其结果所更新的证书。请取消此申请，由客户就其证书重新开始评审。',
  ],
  REASON_NUMBER_AHEAD: [
    'The next number of the series is {{next}}. Enter a remark to explain the later number; the series continues after it.',
    '序列的下一個編號為 {{next}}。如使用較後的編號，請填寫備註；序列其後由該編號接續。',
    '序列的下一个编号为 {{next}}。如使用更靠后的编号，请填写备注；序列之后从该编号接续。',
  ],
  FIELD_FINDING_DUE: [
    'Choose a date from today, within two years.',
    '請選擇今天起兩年內的日期。',
    '请选择今天起两年内的日期。',
  ],
  FIELD_ENTRY_UNKNOWN: [
    'No entry with this number has been received from this service’s forms. Check the list of entries.',
    '未收到此服務表格的該編號紀錄，請核對紀錄清單。',
    '未收到此服务表单中该编号的记录，请核对记录列表。',
  ],
  FIELD_ENTRY_FORM: [
    'Several forms have an entry with this number. Put the form’s number before it, as in {{example}}.',
    '多於一份表格有此編號的紀錄，請在前面加上表格編號，例如 {{example}}。',
    '多份表单有此编号的记录，请在前面加上表单编号，例如 {{example}}。',
  ],
  FIELD_ENTRY_TAKEN: [
    'This entry belongs to another application. Only an unassigned entry can be linked.',
    '此紀錄屬於另一份申請，只能連結不屬於任何申請的紀錄。',
    '此记录属于另一份申请，只能关联不属于任何申请的记录。',
  ],
} as const satisfies Texts;
