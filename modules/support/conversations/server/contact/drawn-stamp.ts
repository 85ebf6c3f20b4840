import { isMacOf, macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

/** Nobody who reads a form has it filled in sooner. */
export const QUICK_MS = 3_000;
/** A page that was left open overnight still works. */
export const OLD_MS = 24 * 60 * 60_000;

const MAC_BYTES = 16;

/** The moment at which a form was drawn, so that nobody else can say one: `<ms>.<signature>`. */
export async function drawnStamp(keys: Keys, at: Date): Promise<string> {
  const moment = at.getTime().toString(36);
  const mac = await macOf(keys, 'contact form', moment);
  return `${moment}.${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
}

/**
 * What a form gets that comes back filled in because it was open for too long: whoever only presses the button again
 * is not quick.
 */
export const drawnAgain = (keys: Keys, at: Date): Promise<string> =>
  drawnStamp(keys, new Date(at.getTime() - QUICK_MS));

/** For how many milliseconds the form has been open; null where the stamp is none of ours. */
export async function openFor(keys: Keys, stamp: string, at: Date): Promise<number | null> {
  const [moment = '', mac = ''] = stamp.split('.');
  const given = Buffer.from(mac, 'base64url');
  if (!(await isMacOf(keys, 'contact form', moment, given, MAC_BYTES))) return null;
  return at.getTime() - Number.parseInt(moment, 36);
}
