import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in the same time whatever was given; people may type it in small letters, in groups. */
export const isRightCode = (given: string | undefined, code: string): boolean =>
  timingSafeEqual(
    digest((given ?? '').toUpperCase().replace(/[\s-]/g, '')),
    digest(code.toUpperCase().replace(/[\s-]/g, '')),
  );
