import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretKey } from '../../secret/secret-key.ts';
import type { Settings } from '../../settings.ts';

/** Nobody who reads a form has it filled in sooner. */
export const QUICK_MS = 3_000;
/** A page that was left open overnight still works. */
export const OLD_MS = 24 * 60 * 60_000;

async function macOf(settings: Settings, moment: string): Promise<Buffer> {
  const key = await secretKey(settings, 'contact form');
  return createHmac('sha256', key).update(moment).digest().subarray(0, 16);
}

/** The moment at which a form was drawn, so that nobody else can say one: `<ms>.<signature>`. */
export async function drawnStamp(settings: Settings, at: Date): Promise<string> {
  const moment = at.getTime().toString(36);
  return `${moment}.${(await macOf(settings, moment)).toString('base64url')}`;
}

/**
 * What a form gets that comes back filled in because it was open for too long: whoever only presses the button again
 * is not quick.
 */
export const drawnAgain = (settings: Settings, at: Date): Promise<string> =>
  drawnStamp(settings, new Date(at.getTime() - QUICK_MS));

/** For how many milliseconds the form has been open; null where the stamp is none of ours. */
export async function openFor(settings: Settings, stamp: string, at: Date): Promise<number | null> {
  const [moment = '', mac = ''] = stamp.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = await macOf(settings, moment);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return at.getTime() - Number.parseInt(moment, 36);
}
