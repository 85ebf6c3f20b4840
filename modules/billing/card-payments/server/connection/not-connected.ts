/** Fails a request because no payment provider is connected. */
import { fail } from '#platform/server/http/fail.ts';

export const notConnected = (): never =>
  fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_CONNECTED' }] });
