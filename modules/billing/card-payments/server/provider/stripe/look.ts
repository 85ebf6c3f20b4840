import type { Stripe } from 'stripe';
import { Refusal } from '../refusal.ts';
import type { PaymentRef, ProviderTruth } from '../types.ts';
import { askStripe } from './ask-stripe.ts';
import { idOf } from './open-payment.ts';
import { optionsOf } from './options.ts';
import { type Intent, truthOf, truthOfSession } from './truth-of.ts';

/** What Stripe says of a payment now, with its charge, its place in the balance, and everything given back. */
export async function lookAt(stripe: Stripe, payment: PaymentRef, now: Date): Promise<ProviderTruth> {
  const options = optionsOf(payment.Account);
  return askStripe('look', async () => {
    const session = payment.ProviderSessionId
      ? await stripe.checkout.sessions.retrieve(payment.ProviderSessionId, {}, options)
      : null;
    const id = idOf(session?.payment_intent) ?? payment.ProviderPaymentId;
    if (id === null) {
      if (session === null) throw new Refusal('payment_unknown');
      return truthOfSession(session);
    }
    const intent = (await stripe.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge.balance_transaction'] },
      options,
    )) as Intent;
    // Nothing can have been given back of what never came.
    const refunds = intent.status === 'succeeded' ? await refundsOf(stripe, id, options) : [];
    return truthOf(intent, session, refunds, now);
  });
}

/** All of them: Stripe gives at most a hundred at a time. */
export function refundsOf(
  stripe: Stripe,
  intent: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Refund[]> {
  return stripe.refunds
    .list({ payment_intent: intent, limit: 100 }, options)
    .autoPagingToArray({ limit: 1_000 });
}
