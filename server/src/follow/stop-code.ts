import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretKey } from '../secret/secret-key.ts';
import type { Settings } from '../settings.ts';

const KEY_LENGTH = 22;
const MAC_LENGTH = 22;

/** 128 bits, which nobody guesses. */
async function macOf(settings: Settings, followKey: string): Promise<string> {
  const key = await secretKey(settings, 'follow stop');
  return createHmac('sha256', key).update(followKey).digest('base64url').slice(0, MAC_LENGTH);
}

/** What ends the mails of one follower: the same in every mail, and kept nowhere. */
export const stopCode = async (settings: Settings, followKey: string): Promise<string> =>
  followKey + (await macOf(settings, followKey));

/** The follower that a code is about, or null for what is no code of ours. */
export async function readStopCode(settings: Settings, code: string): Promise<string | null> {
  if (code.length !== KEY_LENGTH + MAC_LENGTH) return null;
  const key = code.slice(0, KEY_LENGTH);
  const [given, right] = [Buffer.from(code.slice(KEY_LENGTH)), Buffer.from(await macOf(settings, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? key : null;
}
