/**
 * Table of an invoice's lines and totals: sum, payment, waiver or cancellation, balance left to pay, and
 * refunds.
 */
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { acceptedDifferenceOf, balanceOf } from '../rules/balance-of.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { INVOICE_STATUS, isOwed } from '../rules/statuses.ts';
import classes from './invoice-lines.module.css';

type Sum = { name: string; cents: number; isStrong: boolean };

/** Returns the totals below the lines: the sum, how it was settled, and the balance left to pay. */
function useInvoiceSums(invoice: InvoiceView): Sum[] {
  const t = useText();
  const format = useFormat();
  const { Status, AmountCents, RefundedCents, PaidAt } = invoice;
  const { ClosedAs } = INVOICE_STATUS[Status];
  const row = (name: string, cents: number, isStrong = false): Sum => ({ name, cents, isStrong });
  const sums = [row(t('PAYMENT_TOTAL'), AmountCents, true)];
  if (ClosedAs) sums.push(row(t(`INVOICE_${ClosedAs}`), -AmountCents));
  // A cancelled payment leaves no trace on an invoice that is open again.
  else if (!isOwed(Status) && invoice.PaidCents > 0) {
    const paid = PaidAt ? t('INVOICE_PAID_ON', { date: format.date(PaidAt) }) : t('INVOICE_PAID');
    const overpaid = invoice.OfflineOverpayments.filter(({ Kind }) => Kind === 'OVERPAYMENT').reduce(
      (sum, { AmountCents: cents }) => sum + cents,
      0,
    );
    sums.push(row(paid, -invoice.PaidCents - overpaid));
    if (overpaid > 0) sums.push(row(t('INVOICE_OVERPAID'), overpaid));
    const difference = acceptedDifferenceOf(invoice);
    if (difference !== 0) sums.push(row(t('LEDGER_DIFFERENCE'), -difference));
  }
  sums.push(row(t('INVOICE_BALANCE'), balanceOf(invoice), true));
  if (!isOwed(Status) && RefundedCents > 0) {
    sums.push(row(t('INVOICE_REFUNDED'), RefundedCents));
    sums.push(row(t('INVOICE_KEPT'), invoice.PaidCents - RefundedCents));
  }
  return sums;
}

/** Table of the invoiced lines and the totals. */
export function InvoiceLines({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const localized = useLocalized();
  const { amount } = useFormat();
  const sums = useInvoiceSums(invoice);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('INVOICE_ITEM')}</th>
          <th scope="col">{t('PAYMENT_AMOUNT')}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.Lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice's lines never change
          <tr key={at}>
            <td>{localized(line.Description)}</td>
            <td className="num">{amount(line.AmountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map((sum) => (
          <tr key={sum.name} className={sum.isStrong ? classes.strong : undefined}>
            <th scope="row">{sum.name}</th>
            <td className="num">{amount(sum.cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
