import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the decision record as PDF. */
export const decisionDocumentTexts = {
  AREA_decisionDocument: ['Decision record (PDF)', '認證決定紀錄（PDF）', '认证决定记录（PDF）'],
  DECISION_PDF: ['Download record', '下載紀錄', '下载记录'],
  DECISION_PDF_TITLE: ['Record of a certification decision', '認證決定紀錄', '认证决定记录'],
  DECISION_PDF_CONFIDENTIAL: ['Confidential', '機密', '机密'],
  DECISION_PDF_PAGE: [
    'Page {{page}} of {{pages}}',
    '第 {{page}} 頁，共 {{pages}} 頁',
    '第 {{page}} 页，共 {{pages}} 页',
  ],
  DECISION_PDF_SUBJECT: ['Subject', '決定事項', '决定事项'],
  DECISION_PDF_DECISION: ['Decision', '決定', '决定'],
  DECISION_PDF_BY: ['By', '人員', '人员'],
  DECISION_PDF_ON: ['Date', '日期', '日期'],
  DECISION_PDF_STEP: ['Step', '步驟', '步骤'],
  DECISION_PDF_REMARK: ['Remark', '備註', '备注'],
  DECISION_PDF_RECORDED_LATER: ['Recorded later', '其後補錄', '其后补录'],
  EVENT_DECISION_DOWNLOADED: ['Decision record downloaded', '下載認證決定紀錄', '下载认证决定记录'],
} as const satisfies Texts;
