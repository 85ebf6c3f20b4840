/**
 * Signs the time at which the public contact form was rendered and determines how long it was open: too short
 * suggests spam, over a day is too old.
 */
import { isMacOf, macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

/** Minimum time in milliseconds that a human needs to read and fill in the form. */
export const QUICK_MS = 3_000;
/** Maximum age of a form in milliseconds: a page left open overnight still works. */
export const OLD_MS = 24 * 60 * 60_000;

const MAC_BYTES = 16;

/** Returns the time at which a form was rendered, signed against forgery: `<ms>.<signature>`. */
export async function formTimestamp(keys: Keys, at: Date): Promise<string> {
  const moment = at.getTime().toString(36);
  const mac = await macOf(keys, 'contact form', moment);
  return `${moment}.${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
}

/**
 * Returns the timestamp for a form shown again because it was open too long: submitting it at once is not
 * suspiciously quick.
 */
export const renewedTimestamp = (keys: Keys, at: Date): Promise<string> =>
  formTimestamp(keys, new Date(at.getTime() - QUICK_MS));

/** Returns for how many milliseconds the form has been open; null if the timestamp is not ours. */
export async function openDuration(keys: Keys, stamp: string, at: Date): Promise<number | null> {
  const [moment = '', mac = ''] = stamp.split('.');
  const submittedMac = Buffer.from(mac, 'base64url');
  if (!(await isMacOf(keys, 'contact form', moment, submittedMac, MAC_BYTES))) return null;
  return at.getTime() - Number.parseInt(moment, 36);
}
