import type { Stripe } from 'stripe';
import { Refusal } from '../refusal.ts';
import type { GiveBackWish, PaymentRef, TrueRefund } from '../types.ts';
import { askStripe } from './ask-stripe.ts';
import { refundsOf } from './look.ts';
import { idOf } from './open-payment.ts';
import { optionsOf } from './options.ts';
import { refundOf } from './truth-of.ts';

/**
 * Gives money back; before the payment is settled Stripe takes the charge back by the same call. Stripe forgets keys
 * after a day or so, and a job may be tried again later than that, so what carries our RefundKey is looked for first.
 */
export async function giveBack(stripe: Stripe, wish: GiveBackWish): Promise<TrueRefund> {
  return askStripe('giveBack', async () => {
    const { Account, PaymentKey } = wish.Payment;
    const payment_intent = await intentOf(stripe, wish.Payment);
    const made = (await refundsOf(stripe, payment_intent, optionsOf(Account))).find(
      (one) => one.metadata?.RefundKey === wish.RefundKey,
    );
    if (made) return refundOf(made);
    return refundOf(
      await stripe.refunds.create(
        {
          payment_intent,
          amount: wish.AmountCents,
          reason: 'requested_by_customer',
          metadata: { RefundKey: wish.RefundKey, PaymentKey, Kind: wish.Kind },
        },
        optionsOf(Account, `refund-${wish.RefundKey}`),
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
