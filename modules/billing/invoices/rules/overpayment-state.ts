/**
 * How far the refund of an overpayment is: something is still to be refunded, the provider is refunding all that is
 * left, or all of it was refunded. Each state has the text `MONEY_OVERPAYMENT_<state>`.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import type { PaymentView } from './contract.ts';
import { PAYMENT_STATUS, REFUND_STATUS } from './payment-statuses.ts';

export const OVERPAYMENT_STATE = {
  DUE: { Tone: 'warning' },
  UNDER_WAY: { Tone: 'info' },
  REFUNDED: { Tone: 'plain' },
} as const satisfies Readonly<Record<string, { Tone: Tone }>>;
export type OverpaymentState = keyof typeof OVERPAYMENT_STATE;

type Overpayment = Pick<PaymentView, 'Status' | 'AmountCents' | 'RefundedCents'> & {
  Refunds: readonly Pick<PaymentView['Refunds'][number], 'Status' | 'AmountCents'>[];
};

/** The part of an overpayment for which no refund was requested yet, in cents. */
export function overpaymentLeft({ Status, AmountCents, RefundedCents, Refunds }: Overpayment): number {
  if (PAYMENT_STATUS[Status].Money === 'RETURNED') return 0;
  const pending = Refunds.filter((refund) => REFUND_STATUS[refund.Status].Turn !== null);
  return AmountCents - RefundedCents - pending.reduce((sum, refund) => sum + refund.AmountCents, 0);
}

export function overpaymentState(payment: Overpayment): OverpaymentState {
  if (overpaymentLeft(payment) > 0) return 'DUE';
  const isReturned = PAYMENT_STATUS[payment.Status].Money === 'RETURNED';
  return isReturned || payment.RefundedCents >= payment.AmountCents ? 'REFUNDED' : 'UNDER_WAY';
}
