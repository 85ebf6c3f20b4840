import { type InvoiceStatus, isOwed } from './statuses.ts';

/** The balance due of an invoice, in cents: waived, voided or refunded amounts are not owed. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOwed(Status) ? AmountCents : 0;
