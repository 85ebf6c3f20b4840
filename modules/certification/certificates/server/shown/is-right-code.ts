import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant-time comparison of a verification code; ignores case, spaces and hyphens. */
export const isRightCode = (given: string | undefined, code: string): boolean =>
  timingSafeEqual(
    digest((given ?? '').toUpperCase().replace(/[\s-]/g, '')),
    digest(code.toUpperCase().replace(/[\s-]/g, '')),
  );
