import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Checks the verification code with which an unlisted certificate may be seen, in constant time and ignoring
 * case, spaces and hyphens.
 */
export const isRightCode = (provided: string | undefined, code: string): boolean =>
  timingSafeEqual(
    digest((provided ?? '').toUpperCase().replace(/[\s-]/g, '')),
    digest(code.toUpperCase().replace(/[\s-]/g, '')),
  );
