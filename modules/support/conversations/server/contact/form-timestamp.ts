import { isMacOf, macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

/** The minimum time a human needs to read and fill in the form. */
export const QUICK_MS = 3_000;
/** A page that was left open overnight still works. */
export const OLD_MS = 24 * 60 * 60_000;

const MAC_BYTES = 16;

/** The signed time at which a form was rendered, so that it cannot be forged: `<ms>.<signature>`. */
export async function formTimestamp(keys: Keys, at: Date): Promise<string> {
  const moment = at.getTime().toString(36);
  const mac = await macOf(keys, 'contact form', moment);
  return `${moment}.${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
}

/**
 * The stamp for a form returned to the user because it was open for too long: pressing the button again is not suspiciously
 * quick.
 */
export const renewedTimestamp = (keys: Keys, at: Date): Promise<string> =>
  formTimestamp(keys, new Date(at.getTime() - QUICK_MS));

/** For how many milliseconds the form has been open; null where the stamp is none of ours. */
export async function openDuration(keys: Keys, stamp: string, at: Date): Promise<number | null> {
  const [moment = '', mac = ''] = stamp.split('.');
  const given = Buffer.from(mac, 'base64url');
  if (!(await isMacOf(keys, 'contact form', moment, given, MAC_BYTES))) return null;
  return at.getTime() - Number.parseInt(moment, 36);
}
