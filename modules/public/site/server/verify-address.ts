import { verifyPath } from '#modules/certification/certificates/rules/index.ts';

/** Address of a certificate's verification page; numbers are converted to upper case. */
export const verifyAddress = (number: string, code: string | undefined): string =>
  verifyPath(number.toUpperCase(), code);
