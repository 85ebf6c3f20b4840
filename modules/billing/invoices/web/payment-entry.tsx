/**
 * Entry on an invoice's page for one attempt to pay by card: amount, card and status as reported by the
 * provider, with its refunds.
 */

import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { PaymentView } from '../rules/contract.ts';
import { OVERPAYMENT_STATE, overpaymentState } from '../rules/overpayment-state.ts';
import {
  isPaymentReceived,
  PAYMENT_STATUS,
  type PaymentStatus,
  REFUND_STATUS,
  type RefundStatus,
} from '../rules/payment-statuses.ts';
import { cardText } from './card-text.ts';
import { failureKey } from './failure-key.ts';
import classes from './invoice-payments.module.css';

/** Badge with the status of a refund. */
const RefundBadge = ({ status }: { status: RefundStatus }) => (
  <TextBadge tone={REFUND_STATUS[status].Tone} text={`MONEY_BACK_STATUS_${status}`} />
);

/** A refund of a payment, completed or in progress. */
function RefundEntry({ refund }: { refund: PaymentView['Refunds'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <Row align="stretch" justify="between" className={classes.line}>
        <span>{t(`MONEY_BACK_${refund.Kind}`)}</span>
        <span className="num">{format.money(-refund.AmountCents)}</span>
      </Row>
      <Words as="div" tone="faint" size="xs">
        {[format.dateTime(refund.DoneAt ?? refund.At), refund.By?.Name].filter(Boolean).join(' · ')}
      </Words>
      {refund.Reason && (
        <Words as="div" size="sm" breaks="anywhere">
          {refund.Reason}
        </Words>
      )}
      <RefundBadge status={refund.Status} />
    </li>
  );
}

/** Badge with the status of one attempt to pay by card. */
const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <TextBadge tone={PAYMENT_STATUS[status].Tone} text={`MONEY_STATUS_${status}`} />
);

/** Badge of a payment received although nothing was owed: whether it still has to be refunded. */
function OverpaymentBadge({ payment }: { payment: PaymentView }) {
  const state = overpaymentState(payment);
  return <TextBadge tone={OVERPAYMENT_STATE[state].Tone} text={`MONEY_OVERPAYMENT_${state}`} />;
}

/** One attempt to pay by card as reported by the provider, with its refunds. */
export function PaymentEntry({ payment }: { payment: PaymentView }) {
  const t = useText();
  const format = useFormat();
  const settled =
    isPaymentReceived(payment.Status) && t(payment.IsSettled ? 'MONEY_SETTLED' : 'MONEY_UNSETTLED');
  return (
    <Stack as="li" gap="2xs" padY="sm" padX="md" className={classes.item}>
      <Row align="stretch" justify="between" className={classes.line}>
        <b>{payment.Card ? cardText(payment.Card, t) : t('INVOICE_BY_CARD')}</b>
        <span className="num">{format.money(payment.AmountCents)}</span>
      </Row>
      <Words as="div" tone="faint" size="xs">
        {[format.dateTime(payment.PaidAt ?? payment.At), t(`MONEY_VIA_${payment.Provider}`), settled]
          .filter(Boolean)
          .join(' · ')}
      </Words>
      <Row align="stretch" gap="xs" mt="2xs">
        <PaymentBadge status={payment.Status} />
        {payment.IsOverpayment && <OverpaymentBadge payment={payment} />}
      </Row>
      {PAYMENT_STATUS[payment.Status].EndedAs === 'DECLINED' && (
        <Words as="div" tone="faint" size="xs">
          {t(failureKey(payment.FailureCode))}
        </Words>
      )}
      {payment.Refunds.length > 0 && (
        <Stack as="ul" gap="sm" mt="xs" className={classes.refunds}>
          {payment.Refunds.map((refund) => (
            <RefundEntry key={refund.RefundKey} refund={refund} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
