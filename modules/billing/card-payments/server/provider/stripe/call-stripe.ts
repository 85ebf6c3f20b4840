import { Stripe } from 'stripe';
import { span } from '#platform/server/operation/trace/span.ts';
import { Refusal } from '../refusal.ts';

/**
 * Asks Stripe for something. What it understood and refused is a `Refusal`; whatever else goes wrong leaves open what
 * has happened there. Both keep Stripe's number of the request, by which its own log is searched, and nothing that
 * the request said.
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
 * Whether Stripe has understood and said no, so that asking again can only bring the same answer. A key that it does
 * not accept is none (the setting is wrong, not the request), nor is one that it is just working on.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
