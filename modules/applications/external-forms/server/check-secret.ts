import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the header carries the secret; takes the same time whatever it carries. */
export const isSecret = (given: string | string[] | undefined, secret: string): boolean =>
  timingSafeEqual(digest(typeof given === 'string' ? given : ''), digest(secret)) &&
  typeof given === 'string' &&
  given !== '';
