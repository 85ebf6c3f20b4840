import type { Stripe } from 'stripe';

/**
 * Request options with the connected account and idempotency key: Stripe answers a known key with its first
 * result.
 */
export const optionsOf = (Account: string | null, idempotencyKey?: string): Stripe.RequestOptions => ({
  ...(Account === null ? {} : { stripeAccount: Account }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});
