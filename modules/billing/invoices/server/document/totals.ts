/**
 * Computes the totals printed below the lines of an invoice: sum, waived or cancelled, paid and refunded
 * amounts, an accepted difference, and the balance left to pay.
 */
import { acceptedDifferenceOf, balanceOf } from '../../rules/balance-of.ts';
import { INVOICE_STATUS, wasPaid } from '../../rules/statuses.ts';
import type { InvoiceDocumentData } from './document-types.ts';
import type { DocumentTextKey } from './format-line.ts';

type Total = { Label: DocumentTextKey; Cents: number; IsStrong: boolean };
type InvoiceAmounts = Pick<
  InvoiceDocumentData,
  'Status' | 'AmountCents' | 'PaidCents' | 'RefundedCents' | 'OverpaidCents'
>;

const CLOSING_TEXT = { WAIVED: 'PAPER_WAIVED', VOIDED: 'PAPER_CANCELLED' } as const;

/**
 * Returns the totals: the sum, how it was settled, and the balance left to pay, which the other amounts add
 * up to.
 */
export function totalsOf(paper: InvoiceAmounts): Total[] {
  const { Status, AmountCents } = paper;
  // A cancelled payment leaves no trace on an invoice that is open again.
  const isSettled = wasPaid(Status);
  const PaidCents = isSettled ? paper.PaidCents : 0;
  const RefundedCents = isSettled ? paper.RefundedCents : 0;
  const OverpaidCents = isSettled ? paper.OverpaidCents : 0;
  const { ClosedAs } = INVOICE_STATUS[Status];
  const row = (Label: DocumentTextKey, Cents: number): Total[] =>
    Cents === 0 ? [] : [{ Label, Cents, IsStrong: false }];
  return [
    { Label: 'PAPER_TOTAL', Cents: AmountCents, IsStrong: true },
    ...(ClosedAs ? row(CLOSING_TEXT[ClosedAs], -AmountCents) : []),
    ...row('LEDGER_CREDIT', -RefundedCents),
    ...row('PAPER_PAID', -PaidCents - OverpaidCents),
    ...row('PAPER_OVERPAID', OverpaidCents),
    ...row('LEDGER_DIFFERENCE', -acceptedDifferenceOf(paper)),
    ...row('PAPER_REFUNDED', RefundedCents),
    { Label: 'PAPER_BALANCE', Cents: balanceOf(paper), IsStrong: true },
  ];
}
