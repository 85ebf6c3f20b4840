/**
 * Implements the card provider interface with Stripe: open, fetch, list, cancel and refund payments, read
 * webhook events, and connect accounts.
 */
import type { Stripe } from 'stripe';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { isCardElement } from '../../is-card-element.ts';
import { Refusal } from '../refusal.ts';
import type {
  PaymentProvider,
  PaymentRef,
  ProviderPaymentState,
  ProviderRefundState,
  RefundRequest,
} from '../types.ts';
import { accountState, createAccount, linkAccount } from './accounts.ts';
import { callStripe, isRefusal } from './call-stripe.ts';
import { idOf, openCheckout, openIntent } from './open-payment.ts';
import { optionsOf } from './options.ts';
import { readStripeEvent } from './read-event.ts';
import { stripeClient } from './stripe-client.ts';
import { type Intent, refundOf, sessionToProviderState, toProviderState } from './to-provider-state.ts';

/**
 * Fetches the current state of a payment from Stripe, with its charge, balance transaction and all refunds.
 */
async function fetchPaymentState(
  stripe: Stripe,
  payment: PaymentRef,
  now: Date,
): Promise<ProviderPaymentState> {
  const options = optionsOf(payment.Account);
  return callStripe('look', async () => {
    const session = payment.ProviderSessionId
      ? await stripe.checkout.sessions.retrieve(payment.ProviderSessionId, {}, options)
      : null;
    const id = idOf(session?.payment_intent) ?? payment.ProviderPaymentId;
    if (id === null) {
      if (session === null) throw new Refusal('payment_unknown');
      return sessionToProviderState(session);
    }
    const intent = (await stripe.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge.balance_transaction'] },
      options,
    )) as Intent;
    // A payment that was never received has no refunds.
    const refunds = intent.status === 'succeeded' ? await refundsOf(stripe, id, options) : [];
    return toProviderState(intent, session, refunds, now);
  });
}

/** Fetches all refunds: Stripe returns at most a hundred at a time. */
function refundsOf(stripe: Stripe, intent: string, options: Stripe.RequestOptions): Promise<Stripe.Refund[]> {
  return stripe.refunds
    .list({ payment_intent: intent, limit: 100 }, options)
    .autoPagingToArray({ limit: 1_000 });
}

/** Maximum number of payments listed; more than this cannot sensibly be compared. */
const MAX_LISTED = 10_000;

/** Lists the payments that Stripe knows since a given time, including those unknown to the portal. */
async function listPayments(stripe: Stripe, account: string | null, since: Date) {
  const intents = await callStripe('list', () =>
    stripe.paymentIntents
      .list({ created: { gte: Math.floor(since.getTime() / 1_000) }, limit: 100 }, optionsOf(account))
      .autoPagingToArray({ limit: MAX_LISTED }),
  );
  return intents.map((one) => ({
    ProviderPaymentId: one.id,
    PaymentKey: one.metadata.PaymentKey ?? null,
  }));
}

/**
 * Refunds a payment; before settlement the same call makes Stripe reverse the charge. Stripe forgets keys
 * after about a day, and a job may be retried later than that, so a refund with our RefundKey is searched
 * for first.
 */
async function refundPayment(stripe: Stripe, request: RefundRequest): Promise<ProviderRefundState> {
  return callStripe('refund', async () => {
    const { Account, PaymentKey } = request.Payment;
    const payment_intent = await intentOf(stripe, request.Payment);
    const made = (await refundsOf(stripe, payment_intent, optionsOf(Account))).find(
      (one) => one.metadata?.RefundKey === request.RefundKey,
    );
    if (made) return refundOf(made);
    return refundOf(
      await stripe.refunds.create(
        {
          payment_intent,
          amount: request.AmountCents,
          reason: 'requested_by_customer',
          metadata: { RefundKey: request.RefundKey, PaymentKey, Kind: request.Kind },
        },
        optionsOf(Account, `refund-${request.RefundKey}`),
      ),
    );
  });
}

async function intentOf(stripe: Stripe, payment: PaymentRef): Promise<string> {
  if (payment.ProviderPaymentId !== null) return payment.ProviderPaymentId;
  const session = payment.ProviderSessionId
    ? await stripe.checkout.sessions.retrieve(payment.ProviderSessionId, {}, optionsOf(payment.Account))
    : null;
  const id = idOf(session?.payment_intent);
  if (id === null) throw new Refusal('payment_not_paid');
  return id;
}

/**
 * Cancels an unfinished payment. Stripe refuses if it has already ended, paid or not: that is no failure,
 * because the caller syncs it afterwards.
 */
async function cancelPayment(stripe: Stripe, payment: PaymentRef): Promise<void> {
  const { Account, ProviderPaymentId, ProviderSessionId } = payment;
  const options = optionsOf(Account, `cancel-${ProviderSessionId ?? ProviderPaymentId}`);
  await callStripe('cancel', async () => {
    try {
      if (ProviderSessionId !== null) await stripe.checkout.sessions.expire(ProviderSessionId, {}, options);
      else if (ProviderPaymentId !== null)
        await stripe.paymentIntents.cancel(ProviderPaymentId, { cancellation_reason: 'abandoned' }, options);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  });
}

/** Page where the owner of the key's own account answers Stripe's questions. */
const DASHBOARD = 'https://dashboard.stripe.com/account/onboarding';

/** Payment provider that uses Stripe's official client. */
export function stripeProvider(settings: Settings): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    Name: 'STRIPE',
    open: (request) =>
      isCardElement(settings) ? openIntent(stripe, request) : openCheckout(stripe, request),
    fetchState: (payment) => fetchPaymentState(stripe, payment, new Date()),
    cancel: (payment) => cancelPayment(stripe, payment),
    refund: (request) => refundPayment(stripe, request),
    readEvent: (body, signature, at) =>
      readStripeEvent(settings.STRIPE_WEBHOOK_SECRET ?? '', body, signature, at),
    list: (account, since) => listPayments(stripe, account, since),
    account: (account) => accountState(stripe, account),
    connect: (name, idempotencyKey) => createAccount(stripe, name, idempotencyKey),
    link: async (account, returnUrl) =>
      account === null ? { Url: DASHBOARD } : linkAccount(stripe, account, returnUrl),
    // The account still belongs to its owner, and the portal must be able to query and refund its payments.
    disconnect: async () => undefined,
  };
}
