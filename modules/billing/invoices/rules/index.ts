/** Public contract of the invoices module; other modules may import only this. */
export {
  type InvoiceRow,
  type InvoiceView,
  invoiceRoutes,
  invoiceView,
  type PaymentView,
} from './contract.ts';
export {
  type InvoiceNotificationEvent,
  invoiceEventFacts,
  invoiceRecipientsFor,
  isInvoiceNotificationEvent,
  isProviderPaymentEvent,
} from './event-facts.ts';
export { type InvoiceFacts, invoiceFacts } from './facts.ts';
export { invoiceGuards, isPaidOffline } from './guards.ts';
export { transactionNo } from './inputs.ts';
export { invoiceList } from './invoice-list.ts';
export { isOverdue } from './is-overdue.ts';
export { dueRange, OVERDUE_DAYS, type OverdueDays } from './overdue-ages.ts';
export {
  OFFLINE_OVERPAYMENT_KINDS,
  type OfflineOverpaymentKind,
  overpaymentRoutes,
} from './overpayment-contract.ts';
export { overpaymentLeft } from './overpayment-state.ts';
export { paymentRows } from './payment-actions.ts';
export {
  isPaymentPending,
  isPaymentReceived,
  isRefunded,
  isRefundFailed,
  PAYMENT_STATUS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type PaymentStatusFacts,
  paymentStatuses,
  REFUND_STATUS,
  type RefundStatus,
  refundStatuses,
} from './payment-statuses.ts';
export { invoicesPermissions } from './permissions.ts';
export type { PaymentSettingView } from './setting-contract.ts';
export {
  INVOICE_STATUS,
  INVOICE_STATUSES,
  type InvoiceEventName,
  type InvoiceStatus,
  type InvoiceStatusFacts,
  invoiceStatuses,
  isOwed,
  isPaid,
  isWaived,
  PAYMENT_ACTIONS,
  PAYMENT_METHODS,
  type PaymentAction,
  PROVIDER_NAMES,
  type ProviderName,
  type RefundKind,
} from './statuses.ts';
export { SUBJECT_KINDS, type SubjectKind } from './subjects.ts';
export { certificateInvoiceWorkflow } from './workflow.ts';
