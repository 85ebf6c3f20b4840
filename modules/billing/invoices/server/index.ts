/** Public server API of the invoices module; other modules may import only this. */

export { canSeeInvoices } from './can-see-invoices.ts';
export { certificateInvoiceHandler } from './certificate-invoice-handler.ts';
export { makeInvoices } from './document/make-invoices.ts';
export { invoiceSettled, invoiceUnpaid, onlinePayments } from './hooks.ts';
export type { InvoiceActionContext } from './invoice-action-context.ts';
export { applicationActions } from './invoice-actions.ts';
export { invoiceCertificate } from './invoice-certificate.ts';
export { isEventRemarkVisibleTo, person } from './invoice-details.ts';
export { invoiceEffects } from './invoice-effects.ts';
export { matchingInvoices, sortedInvoices } from './invoice-list.ts';
export { invoiceNotification } from './invoice-notification.ts';
export { type InvoiceRecord, invoiceRow, listedInvoices, serviceNames, withSubject } from './invoice-row.ts';
export { invoiceInScope, invoicesOfVisibleRecords } from './invoice-scope.ts';
export { issueInvoice } from './issue-invoice.ts';
export { type InvoiceRow, lockInvoice } from './lock-invoice.ts';
export { onlineEffects } from './online-effects.ts';
export { recordOverpayment, releaseOverpayment } from './overpayments.ts';
export { proofNo } from './proof-no.ts';
export { enqueueReceipt } from './receipt/enqueue-receipt.ts';
export { invoicePath } from './receipt/invoice-path.ts';
export { remindByHand } from './receipt/remind-by-hand.ts';
export { refreshInvoiceSearch } from './refresh-invoice-search.ts';
export { invoiceOf, onlineOffered, type StoredInvoice } from './stored-invoice.ts';
export { invoiceSubjects, isAbout, type SubjectColumns, subject, subjectOf } from './subjects.ts';
export { transactionNoOf } from './transaction-no-of.ts';
export { voidCertificateInvoice } from './void-certificate-invoice.ts';
export {
  addInvoiceEvent,
  changeInvoice,
  type InvoiceColumns,
  type InvoiceEventInput,
  noteBankTransfer,
} from './write-invoice.ts';
