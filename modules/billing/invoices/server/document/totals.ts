/**
 * Computes the totals printed below the lines of an invoice: sum, waived or cancelled, paid and refunded
 * amounts, and the balance left to pay.
 */
import { balanceOf, isOutstanding } from '../../rules/balance-of.ts';
import type { InvoiceStatus } from '../../rules/statuses.ts';
import type { InvoiceDocumentData } from './document-types.ts';
import type { DocumentTextKey } from './format-line.ts';

type Total = { Label: DocumentTextKey; Cents: number; IsStrong: boolean };
type InvoiceAmounts = Pick<InvoiceDocumentData, 'Status' | 'AmountCents' | 'PaidCents' | 'RefundedCents'>;

/** Statuses that settle an invoice without payment, and their texts. */
const CLOSED_WITHOUT_PAYMENT: Partial<Record<InvoiceStatus, DocumentTextKey>> = {
  BYPASSED: 'PAPER_WAIVED',
  VOID: 'PAPER_CANCELLED',
};

/**
 * Returns the totals: the sum, how it was settled, and the balance left to pay, which the other amounts add
 * up to.
 */
export function totalsOf(paper: InvoiceAmounts): Total[] {
  const { Status, AmountCents } = paper;
  // A cancelled payment leaves no trace on an invoice that is open again.
  const isPaid = !isOutstanding(Status) && !CLOSED_WITHOUT_PAYMENT[Status];
  const PaidCents = isPaid ? paper.PaidCents : 0;
  const RefundedCents = isPaid ? paper.RefundedCents : 0;
  const letGo = CLOSED_WITHOUT_PAYMENT[Status];
  const row = (Label: DocumentTextKey, Cents: number): Total[] =>
    Cents === 0 ? [] : [{ Label, Cents, IsStrong: false }];
  return [
    { Label: 'PAPER_TOTAL', Cents: AmountCents, IsStrong: true },
    ...(letGo ? row(letGo, -AmountCents) : []),
    ...row('LEDGER_CREDIT', -RefundedCents),
    ...row('PAPER_PAID', -PaidCents),
    ...row('PAPER_REFUNDED', RefundedCents),
    { Label: 'PAPER_BALANCE', Cents: balanceOf(paper), IsStrong: true },
  ];
}
