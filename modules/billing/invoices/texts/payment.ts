import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of invoices, payments and refunds. */
export const paymentTexts = {
  TITLE_INVOICES: ['Invoices', '發票', '账单'],
  MENU_INVOICES: ['Invoices', '發票', '账单'],
  TITLE_INVOICE: ['Invoice', '發票', '账单'],
  TITLE_ACCOUNT_STATEMENT: ['Statement of account', '賬戶結單', '对账单'],
  TITLE_FINANCE: ['Finance', '財務', '财务'],
  MENU_FINANCE: ['Finance', '財務', '财务'],
  TITLE_PROOFS: ['Payment proofs', '付款證明', '付款凭证'],
  TITLE_BANK: ['Bank statements', '銀行月結單', '银行对账单'],
  TITLE_PAYMENT_SETTING: ['Payment instructions', '收款資料', '收款信息'],
  TITLE_STRIPE: ['Card payments', '信用卡收款', '银行卡收款'],
  MENU_STRIPE: ['Card payments', '信用卡收款', '银行卡收款'],
  TITLE_SANDBOX: ['Test payment', '測試付款', '测试付款'],

  INVOICE_STATUS_OPEN: ['Unpaid', '未付', '未付'],
  INVOICE_STATUS_PROOF_GIVEN: ['Proof submitted', '已提交付款證明', '已提交付款凭证'],
  INVOICE_STATUS_PAID: ['Paid', '已付', '已付'],
  INVOICE_STATUS_BYPASSED: ['Waived', '已豁免', '已免除'],
  INVOICE_STATUS_PART_REFUNDED: ['Partly refunded', '已部分退款', '已部分退款'],
  INVOICE_STATUS_REFUNDED: ['Refunded', '已退款', '已退款'],
  INVOICE_STATUS_VOID: ['Void', '已作廢', '已作废'],

  REASON_REFUND_UNDER_WAY: [
    'A refund is already in progress. Wait until it is completed.',
    '正在退回款項，請待完成後再試。',
    '正在退回款项，请待完成后再试。',
  ],
  REASON_MORE_THAN_LEFT: [
    'The amount exceeds the refundable balance.',
    '金額超過這筆付款的餘額。',
    '金额超过这笔付款的余额。',
  ],
  FIELD_PAYMENT_REFERENCE: ['Payment reference', '付款參考編號', '付款参考编号'],
  FIELD_REVIEW_TRANSACTION: ['Review transaction no.', '評審交易編號', '评审交易编号'],
  FIELD_PayType: ['Payment type', '付款類別', '付款类别'],
  FIELD_AmountCents: ['Refund amount (HKD)', '退款金額（港元）', '退款金额（港元）'],
  FIELD_REFUND_DATE: ['Date of refund', '退款日期', '退款日期'],
  FIELD_REFUND_REFERENCE: ['Bank reference number of the refund', '退款的銀行交易編號', '退款的银行流水号'],
  ACT_REFUND_OFFLINE: ['Record offline refund', '記錄非網上退款', '登记线下退款'],
  MEANS_REFUND_OFFLINE: [
    'Records a refund already paid by bank transfer, cheque or cash. The client is notified and receives a refund advice. This cannot be undone.',
    '記錄已經以銀行轉賬、支票或現金支付的退款。客戶會收到通知及退款通知書。此操作不可撤回。',
    '登记已通过银行转账、支票或现金支付的退款。客户将收到通知和退款通知书。此操作不可撤销。',
  ],
  MSG_REFUND_RECORDED: ['Refund recorded.', '退款已記錄。', '退款已登记。'],
  REASON_NOT_PAID_OFFLINE: [
    'No offline payment was received for this invoice.',
    '此發票沒有收到非網上付款。',
    '此账单没有收到线下付款。',
  ],
  REASON_PARTLY_REFUNDED: [
    'Part of the payment was refunded. Refund the rest as well.',
    '付款已部分退還，餘額亦須以退款方式退還。',
    '付款已部分退还，余额也须以退款方式退还。',
  ],
  REASON_NOTHING_BILLED: [
    'The application has ended: no payment is expected, and none was received.',
    '申請已結束：無須付款，亦沒有收到款項。',
    '申请已结束：无需付款，也没有收到款项。',
  ],
  REASON_REFUND_INSTEAD: [
    'The application has ended and the payment was received. Return it and record an offline refund.',
    '申請已結束而款項已收取，請退還款項並記錄非網上退款。',
    '申请已结束而款项已收取，请退还款项并登记线下退款。',
  ],
  REASON_DATE_BEFORE_PAYMENT: [
    'A refund cannot be dated before the payment.',
    '退款日期不可早於付款日期。',
    '退款日期不可早于付款日期。',
  ],
  REASON_DATE_AFTER_REFUND: [
    'The payment cannot be dated after its refund.',
    '付款日期不可遲於退款日期。',
    '付款日期不可晚于退款日期。',
  ],
  WARN_UNPAID_COMPLETED: [
    'The certificate of this application has been issued, and its status does not change. It cannot be generated again until the invoice is paid or waived. Scheduling is notified and decides how to proceed with the certificate.',
    '此申請的證書已經發出，其狀態維持不變。在發票付清或獲豁免之前，證書不能重新製作。系統會通知評審編排人員，由其決定如何處理證書。',
    '此申请的证书已经颁发，其状态保持不变。在账单付清或获免除之前，证书不能重新生成。系统会通知评审安排人员，由其决定如何处理证书。',
  ],
  MSG_MONEY_GOES_BACK: [
    'Refund started. Its status is shown with the payment.',
    '正在退回款項。狀態於付款資料內顯示。',
    '正在退回款项。状态在付款信息中显示。',
  ],
  MSG_PROOF_SENT: [
    'Payment proof sent. We will confirm the payment.',
    '付款證明已送出，我們會確認收款。',
    '付款凭证已发送，我们会确认收款。',
  ],
  MSG_PAID: ['Marked as paid.', '已標示為已付款。', '已标记为已付款。'],
  MSG_PROOF_REQUESTED: [
    'Proof rejected. The client was asked for a new one.',
    '已拒絕付款證明，並要求客戶重新提交。',
    '已拒绝付款凭证，并要求客户重新提交。',
  ],
  MSG_UNPAID: ['Marked as unpaid.', '已標示為未付款。', '已标记为未付款。'],
  MSG_WAIVED: ['Payment waived.', '已豁免付款。', '已免除付款。'],
  MSG_PAYMENT_DATE: ['Payment date changed.', '已更改付款日期。', '已更改付款日期。'],
} as const satisfies Texts;
