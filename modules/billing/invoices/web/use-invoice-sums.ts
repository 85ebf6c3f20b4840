import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { balanceOf } from '../rules/balance-of.ts';
import type { InvoiceView } from '../rules/contract.ts';

type Sum = { name: string; cents: number; isStrong: boolean };

/** The sums below the lines: the total, what became of it, and what is left to be paid. */
export function useInvoiceSums(invoice: InvoiceView): Sum[] {
  const t = useText();
  const format = useFormat();
  const { Status, AmountCents, RefundedCents, PaidAt } = invoice;
  const isOwed = Status === 'OPEN' || Status === 'PROOF_GIVEN';
  const row = (name: string, cents: number, isStrong = false): Sum => ({ name, cents, isStrong });
  const sums = [row(t('PAYMENT_TOTAL'), AmountCents, true)];
  if (Status === 'BYPASSED') sums.push(row(t('INVOICE_WAIVED'), -AmountCents));
  else if (Status === 'VOID') sums.push(row(t('INVOICE_VOIDED'), -AmountCents));
  // A payment that was cancelled leaves nothing behind on an invoice that is open again.
  else if (!isOwed && invoice.PaidCents > 0) {
    const paid = PaidAt ? t('INVOICE_PAID_ON', { date: format.date(PaidAt) }) : t('INVOICE_PAID');
    sums.push(row(paid, -invoice.PaidCents));
  }
  sums.push(row(t('INVOICE_BALANCE'), balanceOf(invoice), true));
  if (!isOwed && RefundedCents > 0) {
    sums.push(row(t('INVOICE_REFUNDED'), RefundedCents));
    sums.push(row(t('INVOICE_KEPT'), invoice.PaidCents - RefundedCents));
  }
  return sums;
}
