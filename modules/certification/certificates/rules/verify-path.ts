/**
 * Path of the public verification page of a certificate. It is printed on pages and in their QR codes, and
 * signed in credentials, so it never changes.
 */
export const verifyPath = (number: string, code = ''): string =>
  `/verify/${encodeURIComponent(number)}${code ? `?c=${encodeURIComponent(code)}` : ''}`;
