/**
 * Creates and reads codes for links in emails, such as unsubscribe links: a record's key with the portal's
 * signature for one purpose, so that nothing needs to be stored and no code can be guessed.
 */
import { timingSafeEqual } from 'node:crypto';
import { macOf } from './mac.ts';
import type { Keys } from './purpose-key.ts';
import type { Purpose } from './purposes.ts';

const KEY_LENGTH = 22;
/** Characters of the code's signature: 132 bits, which cannot be guessed. */
const MAC_LENGTH = 22;

const signature = async (keys: Keys, purpose: Purpose, key: string): Promise<string> =>
  (await macOf(keys, purpose, key)).toString('base64url').slice(0, MAC_LENGTH);

/**
 * Returns the code for a link: a record's key with the portal's signature. Always the same, and not stored.
 */
export const signKey = async (keys: Keys, purpose: Purpose, key: string): Promise<string> =>
  key + (await signature(keys, purpose, key));

/** Returns the key in a code that the portal signed for this purpose; null for any other code. */
export async function readSignedKey(keys: Keys, purpose: Purpose, code: string): Promise<string | null> {
  if (code.length !== KEY_LENGTH + MAC_LENGTH) return null;
  const key = code.slice(0, KEY_LENGTH);
  const provided = Buffer.from(code.slice(KEY_LENGTH));
  const right = Buffer.from(await signature(keys, purpose, key));
  return provided.length === right.length && timingSafeEqual(provided, right) ? key : null;
}
