import { timingSafeEqual } from 'node:crypto';
import { macOf } from './mac.ts';
import type { Keys } from './purpose-key.ts';
import type { Purpose } from './purposes.ts';

const KEY_LENGTH = 22;
/** 132 bits, which cannot be guessed. */
const MAC_LENGTH = 22;

const signature = async (keys: Keys, purpose: Purpose, key: string): Promise<string> =>
  (await macOf(keys, purpose, key)).toString('base64url').slice(0, MAC_LENGTH);

/** What a link of a mail carries: a record's key and what shows that the portal wrote it. The same each time, kept nowhere. */
export const signKey = async (keys: Keys, purpose: Purpose, key: string): Promise<string> =>
  key + (await signature(keys, purpose, key));

/** The key in a code that the portal wrote for this purpose; null for anything else. */
export async function readSignedKey(keys: Keys, purpose: Purpose, code: string): Promise<string | null> {
  if (code.length !== KEY_LENGTH + MAC_LENGTH) return null;
  const key = code.slice(0, KEY_LENGTH);
  const given = Buffer.from(code.slice(KEY_LENGTH));
  const right = Buffer.from(await signature(keys, purpose, key));
  return given.length === right.length && timingSafeEqual(given, right) ? key : null;
}
