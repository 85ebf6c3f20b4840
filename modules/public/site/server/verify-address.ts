import { verifyPath } from '#modules/certification/certificates/rules/index.ts';

/**
 * Address of a certificate's verification page for a number as a visitor typed it, converted to upper case,
 * with its code if given.
 */
export const verifyAddress = (number: string, code: string | undefined): string =>
  verifyPath(number.toUpperCase(), code);
