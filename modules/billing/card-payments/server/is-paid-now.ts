import type { PaymentStatus } from '#modules/billing/invoices/rules/index.ts';

const isPaid = (status: PaymentStatus): boolean => status === 'SUCCEEDED' || status === 'VOIDED';

/** Money has come that was not there before; also what was voided, when the bank sends it back after all. */
export const isPaidNow = (before: PaymentStatus, after: PaymentStatus): boolean =>
  isPaid(after) && (!isPaid(before) || (before === 'VOIDED' && after === 'SUCCEEDED'));
