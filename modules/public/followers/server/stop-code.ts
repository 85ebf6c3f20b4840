import type { Keys } from '#platform/server/secret/purpose-key.ts';
import { readSignedKey, signKey } from '#platform/server/secret/signed-key.ts';

/** The code that ends the emails of one follower: the same in every email. */
export const stopCode = (keys: Keys, followKey: string): Promise<string> =>
  signKey(keys, 'follow stop', followKey);

/** The follower that a code is about, or null for what is no code of ours. */
export const readStopCode = (keys: Keys, code: string): Promise<string | null> =>
  readSignedKey(keys, 'follow stop', code);
