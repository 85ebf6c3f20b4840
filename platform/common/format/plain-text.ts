/**
 * Normalises comments and messages entered by users before they are stored: `\n` line breaks, spaces for
 * tabs, and no control characters or characters that change the reading direction.
 */

/**
 * Characters that change the reading direction, and control characters except line breaks: not part of
 * normal text.
 */
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns the text as it is stored: plain text, lines separated by `\n`. */
export const asPlainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '').trim();
