/** Refuses a request for the card provider connection, with the reason that no account is connected. */
import { fail } from '#platform/server/http/fail.ts';

export const notConnected = (): never =>
  fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_CONNECTED' }] });
