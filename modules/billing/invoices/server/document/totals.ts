import { balanceOf, isOwed } from '../../rules/balance-of.ts';
import type { InvoiceStatus } from '../../rules/statuses.ts';
import type { InvoicePaper } from './facts.ts';
import type { PaperText } from './say-line.ts';

type Total = { Label: PaperText; Cents: number; IsStrong: boolean };
type Money = Pick<InvoicePaper, 'Status' | 'AmountCents' | 'PaidCents' | 'RefundedCents'>;

/** Statuses that settle it without money, and their texts. */
const LET_GO: Partial<Record<InvoiceStatus, PaperText>> = {
  BYPASSED: 'PAPER_WAIVED',
  VOID: 'PAPER_CANCELLED',
};

/** The sums below the lines: the total, what became of it, and what is left to pay, which is what they come to. */
export function totalsOf(paper: Money): Total[] {
  const { Status, AmountCents } = paper;
  // A payment that was cancelled leaves nothing behind on an invoice that is open again.
  const isPaid = !isOwed(Status) && !LET_GO[Status];
  const PaidCents = isPaid ? paper.PaidCents : 0;
  const RefundedCents = isPaid ? paper.RefundedCents : 0;
  const letGo = LET_GO[Status];
  const row = (Label: PaperText, Cents: number): Total[] =>
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
