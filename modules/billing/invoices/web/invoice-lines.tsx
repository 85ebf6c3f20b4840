import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { InvoiceView } from '../rules/contract.ts';
import classes from './invoice-lines.module.css';
import { useInvoiceSums } from './use-invoice-sums.ts';

/** What is billed, line by line, and what has become of the sum. */
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
