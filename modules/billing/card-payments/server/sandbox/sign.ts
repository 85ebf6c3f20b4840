import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, and how far ahead a clock. */
const TOLERANCE_SECONDS = 300;

const digest = (secret: Buffer, seconds: number, body: Buffer): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=<unix>,v1=<hmac-sha256 of "t.body">` */
export function signEvent(secret: Buffer, body: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether this body was signed with the secret a moment ago. */
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
