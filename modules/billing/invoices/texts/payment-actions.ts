import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of payment actions, the reasons why an action is not possible, and payment methods. */
export const paymentActionTexts = {
  ACT_PAY_NOW: ['Upload payment proof', '提交付款證明', '提交付款凭证'],
  ACT_PAY_ONLINE: ['Pay online', '網上付款', '在线付款'],
  ACT_PAID: ['Mark as paid', '標記為已付款', '标记为已付款'],
  ACT_PROOF_REFUSED: [
    'Reject proof and request a new one',
    '拒絕證明並要求重新提交',
    '拒绝凭证并要求重新提交',
  ],
  ACT_UNPAID: ['Mark as unpaid', '標記為未付款', '标记为未付款'],
  ACT_BYPASS: ['Waive payment', '豁免付款', '免除付款'],
  ACT_CHANGE_PAYMENT_DATE: ['Change payment date', '更改付款日期', '更改付款日期'],
  ACT_VOID: ['Void online payment', '撤銷網上付款', '撤销在线付款'],
  ACT_REFUND: ['Refund payment', '退還付款', '退还付款'],
  REASON_TRANSACTION_REQUIRED: ['Enter the reference number.', '請填寫參考編號。', '请填写参考编号。'],
  REASON_NO_INVOICE: ['There is no invoice for this application.', '此申請沒有發票。', '此申请没有账单。'],
  REASON_ALREADY_PAID: ['The invoice has already been settled.', '發票已經結清。', '账单已经结清。'],
  REASON_PROOF_ALREADY_GIVEN: [
    'A payment proof has already been submitted and is being checked.',
    '付款證明已提交，正在核對。',
    '付款凭证已提交，正在核对。',
  ],
  REASON_PROOF_MISSING: [
    'No payment proof has been submitted. Money that arrived without one is confirmed on the bank statement, under Finance.',
    '尚未有付款證明。如款項已到帳但沒有證明，請在「財務」的銀行月結單確認。',
    '暂无付款凭证。如款项已到账但没有凭证，请在“财务”的银行对账单中确认。',
  ],
  REASON_ONLINE_NOT_OFFERED: [
    'Card payment is not available yet. Use another payment method and upload the payment proof.',
    '暫未提供信用卡付款，請以其他方式付款並提交證明。',
    '暂未提供银行卡付款，请以其他方式付款并提交凭证。',
  ],
  REASON_PAID_ONLINE: [
    'An online payment cannot be reversed this way. Void or refund it instead.',
    '網上付款不能以此方式撤回，請改為撤銷付款或退款。',
    '在线付款不能以此方式撤回，请改为撤销付款或退款。',
  ],
  REASON_BYPASSED: [
    'The payment was waived; there is nothing to reverse.',
    '付款已獲豁免，無須撤回。',
    '付款已获免除，无需撤回。',
  ],
  REASON_NOT_PAID_ONLINE: ['The invoice was not paid online.', '發票並非網上付款。', '账单并非在线付款。'],
  REASON_SETTLED: [
    'The payment has been settled. Refund it instead.',
    '款項已結算，請改為退款。',
    '款项已结算，请改为退款。',
  ],
  REASON_NOT_SETTLED: [
    'The payment has not been settled yet. Void it instead.',
    '款項尚未結算，請改為撤銷網上付款。',
    '款项尚未结算，请改为撤销在线付款。',
  ],
  REASON_ALL_REFUNDED: [
    'The payment has been fully refunded.',
    '已付款項已全數退回，沒有餘款可退。',
    '已付款项已全部退回，没有余款可退。',
  ],
  REASON_DATE_IN_FUTURE: ['The date cannot be in the future.', '日期不可在未來。', '日期不可在未来。'],
  REASON_DATE_TOO_EARLY: [
    'This date is more than 90 days before the invoice was issued. Check the year.',
    '此日期早於發票發出日期超過 90 天，請核對年份。',
    '此日期早于账单开具日期超过 90 天，请核对年份。',
  ],
  PAY_BANK_TRANSFER: ['Bank transfer', '銀行轉賬', '银行转账'],
  PAY_FPS: ['FPS', '轉數快', '转数快'],
  PAY_CHEQUE: ['Cheque', '支票', '支票'],
  PAY_CASH: ['Cash', '現金', '现金'],
  PAY_OTHER: ['Other', '其他', '其他'],
} as const satisfies Texts;
