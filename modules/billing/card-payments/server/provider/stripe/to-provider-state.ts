/**
 * Converts Stripe's payment intents, checkout sessions and refunds to the provider-independent state of a
 * payment: status, amounts, settlement, card and failure.
 */
import type { Stripe } from 'stripe';
import type { ProviderPaymentState, ProviderRefundState } from '../types.ts';

/** A payment intent with the fields that `fetchPaymentState` expands. */
export type Intent = Stripe.PaymentIntent & {
  latest_charge: (Stripe.Charge & { balance_transaction: Stripe.BalanceTransaction | null }) | null;
};

/** Converts Stripe's state of a payment to the provider-independent form. */
export function toProviderState(
  intent: Intent,
  session: Stripe.Checkout.Session | null,
  refunds: readonly Stripe.Refund[],
  now: Date,
): ProviderPaymentState {
  const Status = statusOf(intent, session);
  const charge = intent.latest_charge;
  const isPaid = Status === 'SUCCEEDED';
  const Refunds = refunds.map(refundOf);
  return {
    Status,
    ProviderPaymentId: intent.id,
    AmountCents: intent.amount,
    Currency: intent.currency.toUpperCase(),
    ReceivedCents: intent.amount_received,
    RefundedCents: Refunds.reduce((sum, one) => sum + (one.Status === 'SUCCEEDED' ? one.AmountCents : 0), 0),
    IsSettled: isPaid && !refunds.some(isVoid) && isAvailable(charge?.balance_transaction ?? null, now),
    PaidAt: isPaid ? new Date((charge?.created ?? intent.created) * 1_000) : null,
    FailureCode: isPaid ? null : failureOf(intent),
    Card: cardOf(charge),
    Refunds,
  };
}

/** Converts a checkout session without a payment so far: it has no payment intent yet. */
export function sessionToProviderState(session: Stripe.Checkout.Session): ProviderPaymentState {
  return {
    Status:
      session.status === 'expired' ? 'CANCELLED' : session.status === 'complete' ? 'PROCESSING' : 'OPEN',
    ProviderPaymentId: null,
    AmountCents: session.amount_total ?? 0,
    Currency: (session.currency ?? '').toUpperCase(),
    ReceivedCents: 0,
    RefundedCents: 0,
    IsSettled: false,
    PaidAt: null,
    FailureCode: null,
    Card: null,
    Refunds: [],
  };
}

/**
 * Returns the status. A declined card leaves the payment open for another one. It has failed permanently
 * when the page on which another card could be tried has expired, and is cancelled when it was not completed
 * in time.
 */
function statusOf(intent: Intent, session: Stripe.Checkout.Session | null): ProviderPaymentState['Status'] {
  if (intent.status === 'succeeded') return 'SUCCEEDED';
  if (intent.status === 'canceled') return 'CANCELLED';
  if (intent.status === 'processing' || intent.status === 'requires_capture') return 'PROCESSING';
  if (session?.status === 'expired') return 'CANCELLED';
  return session?.status === 'complete' ? 'FAILED' : 'OPEN';
}

/** Maps Stripe's failure codes to those shared by all providers. */
const FAILURES: Readonly<Record<string, string>> = {
  generic_decline: 'card_declined',
  payment_intent_authentication_failure: 'authentication_failed',
};

function failureOf({ last_payment_error: error }: Intent): string | null {
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? 'card_declined';
  return FAILURES[code] ?? code;
}

/** Whether the money is final, that is, may be paid out. */
const isAvailable = (entry: Stripe.BalanceTransaction | null, now: Date): boolean =>
  entry !== null && (entry.status === 'available' || entry.available_on * 1_000 <= now.getTime());

/** Whether the payment was reversed before it was settled; it never will be settled. */
const isVoid = (refund: Stripe.Refund): boolean =>
  refund.metadata?.Kind === 'VOID' && refundOf(refund).Status === 'SUCCEEDED';

function cardOf(charge: Stripe.Charge | null): string | null {
  const card = charge?.payment_method_details?.card;
  return card?.brand && card.last4 ? `${card.brand} ${card.last4}` : null;
}

const REFUND_STATUS: Readonly<Record<string, ProviderRefundState['Status']>> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
};

export const refundOf = (refund: Stripe.Refund): ProviderRefundState => ({
  ProviderRefundId: refund.id,
  RefundKey: refund.metadata?.RefundKey ?? null,
  AmountCents: refund.amount,
  Status: REFUND_STATUS[refund.status ?? ''] ?? 'PENDING',
  FailureCode: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
});
