import { type InvoiceView, REFUND_STATUS } from '#modules/billing/invoices/rules/index.ts';
import { refreshInvoices } from '#modules/billing/invoices/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './pay-online.module.css';
import { usePolling } from './use-polling.ts';

/**
 * Notice on an invoice with the total of card refunds in progress; polls until the provider reports their
 * outcome.
 */
export function PendingRefunds({ invoice }: { invoice: InvoiceView }) {
  const t = useText();
  const format = useFormat();
  const under = invoice.Payments.flatMap(({ Refunds }) => Refunds).filter(
    ({ Status }) => REFUND_STATUS[Status].Turn !== null,
  );
  usePolling(under.length > 0, refreshInvoices);
  const cents = under.reduce((sum, { AmountCents }) => sum + AmountCents, 0);
  return (
    <div role="status" className={classes.quiet}>
      {under.length > 0 && (
        <Notice tone="info" title={t('PAYCARD_GOING_BACK', { amount: format.money(cents) })}>
          {t('PAYCARD_GOING_BACK_TEXT')}
        </Notice>
      )}
    </div>
  );
}
