import type { Texts } from './language.ts';

/** Invoices, payments and what is given back. */
export const paymentTexts = {
  TITLE_INVOICES: ['Invoices', '發票', '发票'],
  MENU_INVOICES: ['Invoices', '發票', '发票'],
  TITLE_INVOICE: ['Invoice', '發票', '发票'],
  TITLE_ACCOUNT_STATEMENT: ['Statement of account', '賬戶結單', '账户结单'],
  TITLE_FINANCE: ['Finance', '財務', '财务'],
  MENU_FINANCE: ['Finance', '財務', '财务'],
  TITLE_PROOFS: ['Proofs of payment', '付款證明', '付款凭证'],
  TITLE_BANK: ['Bank statements', '銀行月結單', '银行对账单'],
  TITLE_PAYMENT_SETTING: ['How to pay us', '付款資料', '收款资料'],
  TITLE_STRIPE: ['Card payments', '信用卡收款', '银行卡收款'],
  MENU_STRIPE: ['Card payments', '信用卡收款', '银行卡收款'],
  TITLE_SANDBOX: ['Test payment', '測試付款', '测试付款'],

  INVOICE_STATUS_OPEN: ['Open', '待付', '待付'],
  INVOICE_STATUS_PROOF_GIVEN: ['Proof given', '已提交付款證明', '已提交付款凭证'],
  INVOICE_STATUS_PAID: ['Paid', '已付', '已付'],
  INVOICE_STATUS_BYPASSED: ['Waived', '已豁免', '已豁免'],
  INVOICE_STATUS_PART_REFUNDED: ['Partly refunded', '已部分退款', '已部分退款'],
  INVOICE_STATUS_REFUNDED: ['Refunded', '已退款', '已退款'],
  INVOICE_STATUS_VOID: ['Void', '已作廢', '已作废'],

  FIELD_AmountCents: [
    'Amount to give back (HKD); empty: all that is left',
    '退款金額（港元）；留空即退還全部餘額',
    '退款金额（港元）；留空即退还全部余额',
  ],
  REASON_REFUND_UNDER_WAY: [
    'Money is already being given back; wait until that is done.',
    '正在退回款項，請待完成後再試。',
    '正在退回款项，请待完成后再试。',
  ],
  REASON_MORE_THAN_LEFT: [
    'This is more than what is left of the payment.',
    '金額超過這筆付款的餘額。',
    '金额超过这笔付款的余额。',
  ],
  MSG_MONEY_GOES_BACK: [
    'The money is being given back. This page says when it is done.',
    '正在退回款項，完成後本頁會更新。',
    '正在退回款项，完成后本页会更新。',
  ],
} as const satisfies Texts;
