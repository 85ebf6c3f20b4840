import type { Stripe } from 'stripe';
import type { PaymentRef } from '../types.ts';
import { askStripe, isRefusal } from './ask-stripe.ts';
import { optionsOf } from './options.ts';

/**
 * Ends a payment that nobody has finished. Stripe refuses where it is over already, paid or not: that is no failure,
 * for whoever asks looks at it afterwards.
 */
export async function cancelPayment(stripe: Stripe, payment: PaymentRef): Promise<void> {
  const { Account, ProviderPaymentId, ProviderSessionId } = payment;
  const options = optionsOf(Account, `cancel-${ProviderSessionId ?? ProviderPaymentId}`);
  await askStripe('cancel', async () => {
    try {
      if (ProviderSessionId !== null) await stripe.checkout.sessions.expire(ProviderSessionId, {}, options);
      else if (ProviderPaymentId !== null)
        await stripe.paymentIntents.cancel(ProviderPaymentId, { cancellation_reason: 'abandoned' }, options);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  });
}
