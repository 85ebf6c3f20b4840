/** What other modules may use of this one; everything else is its own. */
export { type InvoiceView, invoiceRoutes, invoiceView, type PaymentView } from './contract.ts';
export { type MoneyFacts, moneyFacts } from './facts.ts';
export { isPaidOffline, moneyGuards } from './guards.ts';
export { transactionNo } from './inputs.ts';
export { dueRange, OVERDUE_DAYS } from './overdue-ages.ts';
export { paymentRows } from './payment-actions.ts';
export { SAID_TO_PAYER } from './said-to-payer.ts';
export type { PaymentSettingView } from './setting-contract.ts';
export {
  INVOICE_STATUSES,
  type InvoiceEventName,
  type InvoiceStatus,
  PAYMENT_ACTIONS,
  PAYMENT_METHODS,
  type PaymentAction,
  type PaymentStatus,
  PROVIDER_NAMES,
  type ProviderName,
  type RefundKind,
  type RefundStatus,
} from './statuses.ts';
export { SUBJECT_KINDS, type SubjectKind } from './subjects.ts';
export {
  isMoneyEvent,
  MONEY_NEWS,
  type MoneyEvent,
  type MoneyNews,
  whoToTellOfMoney,
} from './who-to-tell.ts';
export { certificateMoneyWorkflow } from './workflow.ts';
