import type { Stripe } from 'stripe';

/** On whose behalf, and under which key: Stripe answers a key that it knows with what it did the first time. */
export const optionsOf = (Account: string | null, idempotencyKey?: string): Stripe.RequestOptions => ({
  ...(Account === null ? {} : { stripeAccount: Account }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});
