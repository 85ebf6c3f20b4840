import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Fact } from '../ui/fact.tsx';
import { Facts } from '../ui/facts.tsx';
import { FileList } from '../ui/file-list.tsx';
import { paymentState } from './payment-state.ts';
import classes from './payment-tab.module.css';

/** The invoice as it was issued, what has been paid on it, and the proofs. */
export function PaymentTab({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const invoice = view.Invoice;
  if (!invoice) return null;
  const state = paymentState(view);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {t('PAYMENT_INVOICE')} <span className="num">{invoice.InvoiceNo}</span>
        </h2>
        <Badge tone={state.tone}>{t(state.key)}</Badge>
      </div>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('PAYMENT_ITEM')}</th>
            <th scope="col">{t('PAYMENT_AMOUNT')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.Lines.map((line) => (
            <tr key={line.Description.EN}>
              <td>{localized(line.Description)}</td>
              <td className="num">{format.amount(line.AmountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('PAYMENT_TOTAL')}</th>
            <td className="num">{format.money(invoice.AmountCents)}</td>
          </tr>
        </tfoot>
      </table>
      <Facts isAtEnds>
        {view.PaymentDateTime && <Fact name={t('PAYMENT_DATE')}>{format.date(view.PaymentDateTime)}</Fact>}
        {view.TransactionNo && <Fact name={t('PAYMENT_TRANX')}>{view.TransactionNo}</Fact>}
        {view.IsOnlinePayment && <Fact name={t('PAYMENT_HOW')}>{t('PAYMENT_ONLINE')}</Fact>}
      </Facts>
      <h2 className={classes.sub}>{t('PAYMENT_PROOFS')}</h2>
      {invoice.Proofs.length > 0 ? (
        <FileList files={invoice.Proofs} />
      ) : (
        <p className={classes.none}>{t('PAYMENT_NO_PROOF')}</p>
      )}
    </>
  );
}
