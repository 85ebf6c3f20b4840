/** What other modules may use of this one; everything else is its own. */
export { certificateMoneyDoor } from './certificate-money-door.ts';
export { makeInvoices } from './document/make-invoices.ts';
export { endCertificateInvoice } from './end-certificate-invoice.ts';
export { invoiceSettled, invoiceUnpaid, onlinePayments } from './hooks.ts';
export { applicationActions } from './invoice-actions.ts';
export { invoiceCertificate } from './invoice-certificate.ts';
export { isSaidTo, person } from './invoice-details.ts';
export { invoiceEffects } from './invoice-effects.ts';
export type { InvoiceJob } from './invoice-job.ts';
export { matchingInvoices, sortedInvoices } from './invoice-list.ts';
export { invoiceNews } from './invoice-news.ts';
export { type InvoiceRecord, invoiceRow, serviceNames, withSubject } from './invoice-row.ts';
export { invoiceInScope, invoicesOfSeen } from './invoice-scope.ts';
export { issueInvoice } from './issue-invoice.ts';
export { type InvoiceRow, lockInvoice } from './lock-invoice.ts';
export { onlineEffects } from './online-effects.ts';
export { proofNo } from './proof-no.ts';
export { askForReceipt } from './receipt/ask-for-receipt.ts';
export { invoicePath } from './receipt/invoice-path.ts';
export { renewInvoiceSearch } from './renew-search.ts';
export { seesMoney } from './sees-money.ts';
export { invoiceOf, onlineOffered, type StoredInvoice } from './stored-invoice.ts';
export { invoiceSubjects, isAbout, type SubjectColumns, subject, subjectOf } from './subjects.ts';
export { transactionNoOf } from './transaction-no-of.ts';
export {
  changeInvoice,
  type InvoiceColumns,
  type InvoiceHappening,
  noteBankTransfer,
  noteOnInvoice,
} from './write-invoice.ts';
