import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the decision sheet: the sentence, recommendations, nonconformities, scope, draft certificate and checks. */
export const decisionSheetTexts = {
  AREA_decisionSheet: ['Decision sheet', '決定摘要', '决定摘要'],
  SHEET_YOURS_RECOMMEND: ['Your recommendation', '你的建議', '您的建议'],
  SHEET_YOURS_ENDORSE: ['Your endorsement', '你的加簽', '您的核签'],
  SHEET_YOURS_DECIDE: ['Your decision', '你的決定', '您的决定'],
  SHEET_AHEAD: ['To be decided', '有待決定', '有待决定'],
  SHEET_DECIDED: ['Decided on {{date}}', '已於 {{date}} 決定', '已于 {{date}} 决定'],
  SHEET_DECLINED: ['Applied for; not granted', '曾申請，未獲授予', '曾申请，未获授予'],

  SHEET_DECIDE_GRANT: [
    'Grant certification to {{org}} for {{service}} until {{date}}',
    '授予 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '授予 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_DECIDE_GRANT_OPEN: [
    'Grant certification to {{org}} for {{service}}',
    '授予 {{org}}「{{service}}」認證',
    '授予 {{org}}“{{service}}”认证',
  ],
  SHEET_DECIDE_STATEMENT: [
    'Issue a statement to {{org}} for {{service}}',
    '向 {{org}} 發出「{{service}}」聲明書',
    '向 {{org}} 发出“{{service}}”声明书',
  ],
  SHEET_DECIDE_MAINTAIN: [
    'Maintain certification of {{org}} for {{service}} until {{date}}',
    '保持 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '保持 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_DECIDE_MAINTAIN_OPEN: [
    'Maintain certification of {{org}} for {{service}}',
    '保持 {{org}}「{{service}}」認證',
    '保持 {{org}}“{{service}}”认证',
  ],
  SHEET_DECIDE_RENEW: [
    'Renew certification of {{org}} for {{service}} until {{date}}',
    '續發 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '更新 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_DECIDE_RENEW_OPEN: [
    'Renew certification of {{org}} for {{service}}',
    '續發 {{org}}「{{service}}」認證',
    '更新 {{org}}“{{service}}”认证',
  ],
  SHEET_RECOMMEND_GRANT: [
    'Recommend granting certification to {{org}} for {{service}} until {{date}}',
    '建議授予 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '建议授予 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_RECOMMEND_GRANT_OPEN: [
    'Recommend granting certification to {{org}} for {{service}}',
    '建議授予 {{org}}「{{service}}」認證',
    '建议授予 {{org}}“{{service}}”认证',
  ],
  SHEET_RECOMMEND_STATEMENT: [
    'Recommend issuing a statement to {{org}} for {{service}}',
    '建議向 {{org}} 發出「{{service}}」聲明書',
    '建议向 {{org}} 发出“{{service}}”声明书',
  ],
  SHEET_RECOMMEND_MAINTAIN: [
    'Recommend maintaining certification of {{org}} for {{service}} until {{date}}',
    '建議保持 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '建议保持 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_RECOMMEND_MAINTAIN_OPEN: [
    'Recommend maintaining certification of {{org}} for {{service}}',
    '建議保持 {{org}}「{{service}}」認證',
    '建议保持 {{org}}“{{service}}”认证',
  ],
  SHEET_RECOMMEND_RENEW: [
    'Recommend renewing certification of {{org}} for {{service}} until {{date}}',
    '建議續發 {{org}}「{{service}}」認證，有效期至 {{date}}',
    '建议更新 {{org}}“{{service}}”认证，有效期至 {{date}}',
  ],
  SHEET_RECOMMEND_RENEW_OPEN: [
    'Recommend renewing certification of {{org}} for {{service}}',
    '建議續發 {{org}}「{{service}}」認證',
    '建议更新 {{org}}“{{service}}”认证',
  ],

  SHEET_MINORS_PLANNED: [
    '{{count}} minor nonconformities are open; their plans are accepted.',
    '有 {{count}} 項輕微不符合項未完成，其糾正計劃已獲接納。',
    '有 {{count}} 项轻微不符合项未完成，其纠正计划已获接受。',
  ],
  SHEET_MINORS_PLANNED_ONE: [
    '1 minor nonconformity is open; its plan is accepted.',
    '有 1 項輕微不符合項未完成，其糾正計劃已獲接納。',
    '有 1 项轻微不符合项未完成，其纠正计划已获接受。',
  ],
  SHEET_MINORS_UNPLANNED: [
    '{{count}} minor nonconformities are open without an accepted plan.',
    '有 {{count}} 項輕微不符合項未完成，且未有獲接納的糾正計劃。',
    '有 {{count}} 项轻微不符合项未完成，且没有获接受的纠正计划。',
  ],
  SHEET_MINORS_UNPLANNED_ONE: [
    '1 minor nonconformity is open without an accepted plan.',
    '有 1 項輕微不符合項未完成，且未有獲接納的糾正計劃。',
    '有 1 项轻微不符合项未完成，且没有获接受的纠正计划。',
  ],

  SHEET_RECOMMENDATIONS: ['Recommendations', '各步驟的建議', '各步骤的建议'],
  SHEET_RECOMMENDED: [
    '{{done}} of {{total}} completed',
    '{{total}} 個步驟已完成 {{done}} 個',
    '{{total}} 个步骤已完成 {{done}} 个',
  ],
  SHEET_NO_REMARK: ['No remark', '沒有備註', '没有备注'],
  SHEET_WAITING: ['Waiting since {{date}}', '自 {{date}} 起等候', '自 {{date}} 起等待'],
  SHEET_TARGET: ['target {{count}} days', '目標 {{count}} 日', '目标 {{count}} 天'],
  SHEET_TARGET_ONE: ['target 1 day', '目標 1 日', '目标 1 天'],
  SHEET_CURRENT: ['Current step', '目前步驟', '当前步骤'],
  SHEET_NEXT: ['Next', '其後', '其后'],

  SHEET_NC_NONE: ['No nonconformities were raised.', '沒有提出不符合項。', '没有提出不符合项。'],
  SHEET_NC_UNRECORDED: [
    'In the checklist; it gets a number at the end of the step.',
    '已記於檢查表，完成步驟時編號。',
    '已记入检查表，完成步骤时编号。',
  ],
  SHEET_NC_NO_PLAN: ['no accepted plan', '未有獲接納的計劃', '没有获接受的计划'],
  SHEET_NC_DUE: ['due {{date}}', '期限 {{date}}', '期限 {{date}}'],
  SHEET_NC_BY_DOCUMENTS: ['from documents', '按文件查核', '按文件查验'],
  SHEET_NC_BY_VISIT: ['on a visit', '到場查核', '到场查验'],

  SHEET_CHANGES: ['Changed since the last submission', '上次提交後的變更', '上次提交后的变更'],
  SHEET_COMPARE: ['Compare answers', '比較填報內容', '比较填报内容'],
  SHEET_NOTHING_CHANGED: ['No answer was changed.', '沒有更改任何答案。', '没有更改任何答案。'],
  SHEET_CHANGE_BEFORE: ['Before', '先前', '先前'],
  SHEET_CHANGE_NOW: ['Now', '現在', '现在'],
  SHEET_CHANGE_EMPTY: ['(no answer)', '（沒有答案）', '（没有答案）'],
  SHEET_CHANGE_DETAILS: ['Rows or files were changed.', '表格列或檔案已更改。', '表格行或文件已更改。'],
  SHEET_CHANGES_MORE: ['and {{count}} more', '另有 {{count}} 項', '另有 {{count}} 项'],

  SHEET_SCOPE: [
    'Scope and sites as they will be printed',
    '將印於證書的範圍及場所',
    '将印于证书的范围及场所',
  ],
  SHEET_SCOPE_NONE: [
    'The answers give no scope; the certificate would be printed without one.',
    '填報內容未有範圍，證書將不印上範圍。',
    '填报内容没有范围，证书将不印上范围。',
  ],
  SHEET_SITE_COUNT: ['{{count}} sites', '{{count}} 個場所', '{{count}} 个场所'],
  SHEET_SITE_COUNT_ONE: ['1 site', '1 個場所', '1 个场所'],
  SHEET_PRINTED_NOW: ['On the certificate in force', '現行證書所載', '现行证书所载'],

  SHEET_DRAFT: ['Draft certificate', '證書草稿', '证书草稿'],
  SHEET_DRAFT_STATEMENT: ['Draft statement', '聲明書草稿', '声明书草稿'],
  SHEET_DRAFT_OPEN: ['Open all pages', '開啟全部頁面', '打开全部页面'],
  SHEET_DRAFT_ALT: ['First page of the draft', '草稿第一頁', '草稿第一页'],
  SHEET_DRAFT_NOTE: [
    'As it would be printed if it were decided today. The number is given later.',
    '假設今天作出決定的印刷版面；編號稍後編配。',
    '假设今天作出决定的打印版面；编号稍后分配。',
  ],
  SHEET_DRAFT_NOTE_NUMBERED: [
    'As it would be printed if it were decided today.',
    '假設今天作出決定的印刷版面。',
    '假设今天作出决定的打印版面。',
  ],

  SHEET_CHECKS: ['Checks', '檢查項目', '检查项目'],
  SHEET_CHECK_MAJORS: ['Majors verified', '嚴重不符合項已查核', '严重不符合项已查验'],
  SHEET_CHECK_MINORS: ['Minors with accepted plan', '輕微不符合項的計劃已接納', '轻微不符合项的计划已接受'],
  SHEET_CHECK_DUTIES: ['Duties separate', '職責分離', '职责分离'],
  SHEET_CHECK_INTERESTS: ['Declared interests', '利益申報', '利益申报'],
  SHEET_CHECK_COMPETENCE: ['Assigned people competent', '獲指派人員具備能力', '获指派人员具备能力'],
  SHEET_CHECK_NONE_RAISED: ['None raised', '沒有提出', '没有提出'],
  SHEET_CHECK_OF: ['{{done}} of {{total}}', '{{total}} 項中 {{done}} 項', '{{total}} 项中 {{done}} 项'],
  SHEET_CHECK_PEOPLE_OF: [
    '{{done}} of {{total}}',
    '{{total}} 人中 {{done}} 人',
    '{{total}} 人中 {{done}} 人',
  ],
  SHEET_CHECK_SEPARATE: ['Yes', '是', '是'],
  SHEET_CHECK_NONE: ['None', '沒有', '没有'],
  SHEET_CHECK_OK: ['in order', '符合', '符合'],
  SHEET_CHECK_NOT_OK: ['needs attention', '須注意', '须注意'],

  SHEET_DATES: ['Key dates', '重要日期', '重要日期'],
  SHEET_DATE_EVALUATED: ['Evaluation completed', '完成評審', '完成评审'],
  SHEET_DATE_WINDOW: ['Assessment window', '評審期限', '评审期限'],
  SHEET_DATE_FROM: ['Valid from', '生效日期', '生效日期'],
  SHEET_DATE_FROM_TODAY: ['Valid from, if decided today', '生效日期（如今天決定）', '生效日期（如今天决定）'],
} as const satisfies Texts;
