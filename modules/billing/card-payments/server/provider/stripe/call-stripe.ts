/**
 * Calls Stripe and sorts errors into refusals, which a retry cannot change, and failures with an unknown
 * outcome; messages contain Stripe's request id and no content of the request.
 */
import { Stripe } from 'stripe';
import { span } from '#platform/server/operation/trace/span.ts';
import { Refusal } from '../refusal.ts';

/**
 * Calls Stripe. A request that Stripe understood and refused becomes a `Refusal`; after any other error the
 * outcome is unknown. Both errors contain Stripe's request id, for searching its log, and no content of the
 * request.
 */
export async function callStripe<Answer>(action: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await span(`stripe ${action}`, 'CLIENT', {}, ask);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const text = `stripe: ${action}: ${error.code ?? error.type}, status ${error.statusCode ?? '-'}, request ${error.requestId ?? '-'}`;
    if (!isRefusal(error)) throw new Error(text);
    console.error(`payment: ${text}`);
    throw new Refusal(error.code ?? error.type, text);
  }
}

/**
 * Whether Stripe understood and refused the request, so that a retry can only get the same answer. An
 * invalid API key is not a refusal (the setting is wrong, not the request), nor is an idempotency key still
 * being processed.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
