import { type InvoiceStatus, isOwed, wasPaid } from './statuses.ts';

/** The balance due of an invoice, in cents: waived, voided or refunded amounts are not owed. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOwed(Status) ? AmountCents : 0;

/** Whether a receipt can be issued: a payment was received, whatever was refunded since. */
export const hasReceipt = ({ Status, PaidCents }: { Status: InvoiceStatus; PaidCents: number }): boolean =>
  wasPaid(Status) && PaidCents > 0;

/**
 * The difference that finance accepted when it confirmed the payment, in cents: positive if less than the invoice's
 * amount was received, negative if more was received.
 */
export const acceptedDifferenceOf = ({
  Status,
  AmountCents,
  PaidCents,
}: {
  Status: InvoiceStatus;
  AmountCents: number;
  PaidCents: number;
}): number => (hasReceipt({ Status, PaidCents }) ? AmountCents - PaidCents : 0);
