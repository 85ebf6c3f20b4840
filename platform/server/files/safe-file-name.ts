/**
 * Makes a certificate, invoice or similar number usable in a file name on every system: characters other
 * than ASCII letters, digits, `.`, `_` and `-` become hyphens.
 */
export const safeFileName = (text: string): string => text.replace(/[^A-Za-z0-9._-]/g, '-');
