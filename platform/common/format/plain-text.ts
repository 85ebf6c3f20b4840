/** What turns the reading direction around, and control characters but line breaks: nothing that anybody writes. */
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Words as they are kept: plain text, its lines divided by `\n`. */
export const asPlainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '').trim();
