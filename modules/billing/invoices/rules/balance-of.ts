import type { InvoiceStatus } from './statuses.ts';

const OWED: readonly InvoiceStatus[] = ['OPEN', 'PROOF_GIVEN'];

/** Whether anything is still to be paid of an invoice that stands so. */
export const isOwed = (status: InvoiceStatus): boolean => OWED.includes(status);

/** What is still to be paid of an invoice, in cents: what was waived, made void or given back is owed by nobody. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOwed(Status) ? AmountCents : 0;
