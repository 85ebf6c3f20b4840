/**
 * Signs the simulated card provider's webhook events and verifies their signatures (HMAC-SHA256), which are
 * valid for five minutes.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature, and maximum clock difference into the future, in seconds. */
const TOLERANCE_SECONDS = 300;

const digest = (secret: Buffer, seconds: number, body: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** Signature header: `t=<unix>,v1=<hmac-sha256 of "t.body">`. */
export function signEvent(secret: Buffer, body: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether this body was signed with the secret within the tolerance. */
export function isSigned(secret: Buffer, body: Buffer, signature: string | undefined, at: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const isRight = timingSafeEqual(
    Buffer.from(parts[2] ?? '', 'hex'),
    Buffer.from(digest(secret, seconds, body), 'hex'),
  );
  return isRight && Math.abs(at.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;
}
