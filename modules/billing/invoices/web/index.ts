/** What other modules may use of this one; everything else is its own. */
export { cardWords } from './card-words.ts';
export { failureKey } from './failure-key.ts';
export { invoiceAddress } from './invoice-addresses.ts';
export { InvoiceBadge } from './invoice-badge.tsx';
export { InvoiceHow } from './invoice-how.tsx';
export { InvoiceLines } from './invoice-lines.tsx';
export { callMoney, invoiceSubjectOf, moneyPage, provideInvoiceSubject } from './invoice-subjects.ts';
export { refreshMoney } from './refresh-money.ts';
export { leftOf } from './refund-amount.tsx';
export { moneyGoingBack, payOnline } from './slots.ts';
export { useAgeWords } from './use-age-words.ts';
