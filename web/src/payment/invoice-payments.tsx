import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import classes from './invoice-payments.module.css';
import { PaymentEntry } from './payment-entry.tsx';

/** Every try to pay by card, the newest first. */
export function InvoicePayments({ payments }: { payments: InvoiceView['Payments'] }) {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <Card title={t('INVOICE_PAYMENTS')} isFlush>
      <ul className={classes.list}>
        {payments.map((payment) => (
          <PaymentEntry key={payment.PaymentKey} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}
