import { type InvoiceStatus, isOwed, wasPaid } from './statuses.ts';

/** The balance due of an invoice, in cents: waived, voided or refunded amounts are not owed. */
export const balanceOf = ({ Status, AmountCents }: { Status: InvoiceStatus; AmountCents: number }): number =>
  isOwed(Status) ? AmountCents : 0;

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
}): number => (wasPaid(Status) && PaidCents > 0 ? AmountCents - PaidCents : 0);
