import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { optionsOf } from './options.ts';

/** More than this since the last time is no list to be compared any more. */
const MOST = 10_000;

/** Payments that Stripe knows since a moment, also those that the portal does not know. */
export async function listPayments(stripe: Stripe, account: string | null, since: Date) {
  const intents = await askStripe('list', () =>
    stripe.paymentIntents
      .list({ created: { gte: Math.floor(since.getTime() / 1_000) }, limit: 100 }, optionsOf(account))
      .autoPagingToArray({ limit: MOST }),
  );
  return intents.map((one) => ({
    ProviderPaymentId: one.id,
    PaymentKey: one.metadata.PaymentKey ?? null,
  }));
}
