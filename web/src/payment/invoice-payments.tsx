import type { InvoiceView, PaymentView } from '@assay/shared/payment/contract.ts';
import type { PaymentStatus, RefundStatus } from '@assay/shared/payment/statuses.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { cardWords } from './card-words.ts';
import { failureKey } from './failure-key.ts';
import classes from './invoice-payments.module.css';

const TONES = {
  STARTED: 'plain',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  CANCELLED: 'plain',
  VOIDED: 'plain',
} as const satisfies Record<PaymentStatus, Tone>;

const BACK_TONES = {
  STARTED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
} as const satisfies Record<RefundStatus, Tone>;

/** Every try to pay by card as the provider tells it, with what was given back. */
export function InvoicePayments({ payments }: { payments: InvoiceView['Payments'] }) {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <Card title={t('INVOICE_PAYMENTS')} isFlush>
      <ul className={classes.list}>
        {payments.map((payment) => (
          <li key={payment.PaymentKey} className={classes.item}>
            <Payment payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Payment({ payment }: { payment: PaymentView }) {
  const t = useText();
  const format = useFormat();
  const settled =
    payment.Status === 'SUCCEEDED' && t(payment.IsSettled ? 'MONEY_SETTLED' : 'MONEY_UNSETTLED');
  return (
    <>
      <div className={classes.line}>
        <b>{payment.Card ? cardWords(payment.Card, t) : t('INVOICE_BY_CARD')}</b>
        <span className="num">{format.money(payment.AmountCents)}</span>
      </div>
      <div className={classes.meta}>
        {[format.dateTime(payment.PaidAt ?? payment.At), t(`MONEY_VIA_${payment.Provider}`), settled]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <div className={classes.badges}>
        <Badge tone={TONES[payment.Status]}>{t(`MONEY_STATUS_${payment.Status}`)}</Badge>
        {payment.IsSurplus && <Badge tone="warning">{t('MONEY_SURPLUS')}</Badge>}
      </div>
      {payment.Status === 'FAILED' && (
        <div className={classes.meta}>{t(failureKey(payment.FailureCode))}</div>
      )}
      {payment.Refunds.length > 0 && (
        <ul className={classes.refunds}>
          {payment.Refunds.map((refund) => (
            <li key={refund.RefundKey}>
              <div className={classes.line}>
                <span>{t(`MONEY_BACK_${refund.Kind}`)}</span>
                <span className="num">{format.money(-refund.AmountCents)}</span>
              </div>
              <div className={classes.meta}>
                {[format.dateTime(refund.DoneAt ?? refund.At), refund.By?.Name].filter(Boolean).join(' · ')}
              </div>
              {refund.Reason && <div className={classes.reason}>{refund.Reason}</div>}
              <Badge tone={BACK_TONES[refund.Status]}>{t(`MONEY_BACK_STATUS_${refund.Status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
