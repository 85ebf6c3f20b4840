/**
 * Whether an invoice still has a balance due, and how much in cents: waived, voided or refunded amounts are
 * not owed.
 */
import type { InvoiceStatus } from './statuses.ts';

const OUTSTANDING_STATUSES: readonly InvoiceStatus[] = ['OPEN', 'PROOF_GIVEN'];

/** Whether an invoice in this status still has a balance due. */
export const isOutstanding = (status: InvoiceStatus): boolean => OUTSTANDING_STATUSES.includes(status);

/** The balance due of an invoice, in cents: waived, voided or refunded amounts are not owed. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOutstanding(Status) ? AmountCents : 0;
