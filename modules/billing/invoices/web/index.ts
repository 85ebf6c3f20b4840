/** Public web API of the invoices module; other modules may import only this. */
export { cardText } from './card-text.ts';
export { failureKey } from './failure-key.ts';
export { invoiceAddress } from './invoice-addresses.ts';
export { InvoiceBadge } from './invoice-badge.tsx';
export { InvoiceLines } from './invoice-lines.tsx';
export { invoiceState } from './invoice-state.ts';
export { callMoney, invoiceSubjectOf, lazyInvoicePage, provideInvoiceSubject } from './invoice-subjects.ts';
export { PaymentDetails } from './payment-details.tsx';
export { refreshInvoices } from './refresh-invoices.ts';
export { refundableCents } from './refund-amount.tsx';
export { payOnline, pendingRefunds } from './slots.ts';
export { useAgeText } from './use-age-text.ts';
