import { verifyPath } from '#modules/certification/certificates/rules/index.ts';

/** The page of a certificate; numbers are capitals, people are not always. */
export const verifyAddress = (number: string, code: string | undefined): string =>
  verifyPath(number.toUpperCase(), code);
