/**
 * Creates and reads the signed code in each follower email, with which the recipient ends the subscription
 * without signing in.
 */
import type { Keys } from '#platform/server/secret/purpose-key.ts';
import { readSignedKey, signKey } from '#platform/server/secret/signed-key.ts';

/** The cancellation code of one follower, the same in every email. */
export const stopCode = (keys: Keys, followKey: string): Promise<string> =>
  signKey(keys, 'follow stop', followKey);

/** The follower key of a cancellation code, or null if the code is not from this portal. */
export const readStopCode = (keys: Keys, code: string): Promise<string | null> =>
  readSignedKey(keys, 'follow stop', code);
