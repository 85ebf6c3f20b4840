import type { InvoiceStatus } from './statuses.ts';

const OWED: readonly InvoiceStatus[] = ['OPEN', 'PROOF_GIVEN'];

/** Whether an invoice in this status still has a balance due. */
export const isOwed = (status: InvoiceStatus): boolean => OWED.includes(status);

/** The balance due of an invoice, in cents: waived, voided or refunded amounts are not owed. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOwed(Status) ? AmountCents : 0;
