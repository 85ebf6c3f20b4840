import { Failure, fail } from '#platform/server/http/fail.ts';
import { Refusal } from './refusal.ts';

/**
 * Calls a card provider while a user waits: a refusal becomes a workflow error, any other failure a
 * temporary unavailability with a retry time.
 */
export async function callProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof Failure) throw problem;
    if (problem instanceof Refusal)
      return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_PROVIDER_REFUSED' }] });
    console.error(`payment: the request to the provider failed: ${problem}`);
    return fail('ERR_UNAVAILABLE', { Text: 'ERR_PAYMENT_PROVIDER', RetryAfter: 10 });
  }
}
