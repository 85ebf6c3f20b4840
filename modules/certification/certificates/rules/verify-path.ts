/**
 * Where anybody can check a certificate, on the portal. It is printed on pages and in their QR codes, and signed in
 * credentials, so it never changes.
 */
export const verifyPath = (number: string, code = ''): string =>
  `/verify/${encodeURIComponent(number)}${code ? `?c=${encodeURIComponent(code)}` : ''}`;
