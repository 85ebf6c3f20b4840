import type { Stripe } from 'stripe';

/**
 * Builds the request options for Stripe: the connected account, and the idempotency key, for which Stripe
 * repeats its first result.
 */
export const optionsOf = (Account: string | null, idempotencyKey?: string): Stripe.RequestOptions => ({
  ...(Account === null ? {} : { stripeAccount: Account }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});
