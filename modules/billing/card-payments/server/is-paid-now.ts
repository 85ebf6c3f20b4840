import type { PaymentStatus } from '#modules/billing/invoices/rules/index.ts';

const isPaid = (status: PaymentStatus): boolean => status === 'SUCCEEDED' || status === 'VOIDED';

/**
 * Whether a card payment's change of status means that its money was newly received; also after a void that
 * the bank reversed.
 */
export const isPaidNow = (before: PaymentStatus, after: PaymentStatus): boolean =>
  isPaid(after) && (!isPaid(before) || (before === 'VOIDED' && after === 'SUCCEEDED'));
