/**
 * Creates and checks message authentication codes (HMAC-SHA-256) with the key of a purpose, for codes that
 * only the portal can have issued.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keys, purposeKey } from './purpose-key.ts';
import type { Purpose } from './purposes.ts';

/** Returns the HMAC-SHA-256 with the key of the purpose. */
export const macOf = async (keys: Keys, purpose: Purpose, text: string): Promise<Buffer> =>
  createHmac('sha256', await purposeKey(keys, purpose))
    .update(text)
    .digest();

/** Whether these are the first bytes of the text's MAC; constant time, whatever the difference. */
export async function isMacOf(
  keys: Keys,
  purpose: Purpose,
  text: string,
  provided: Buffer,
  length = 32,
): Promise<boolean> {
  const own = (await macOf(keys, purpose, text)).subarray(0, length);
  return provided.byteLength === own.byteLength && timingSafeEqual(provided, own);
}
