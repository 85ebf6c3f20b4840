/**
 * Prepares a text for printing in a PDF: removes invisible and misleading characters, prints characters that
 * no font has as `[U+…]`, and allows breaks in very long words.
 */

/** Maximum characters without a possible line break; the column is wider. */
const longestRun = 30;

/**
 * Removes what a form may contain but a page must not: lone surrogates, control characters, bidirectional
 * overrides (they can disguise a name) and soft breaks. Everything else is printed literally.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      /[\p{Cc}--[\n]]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gv,
      '',
    )
    .replace(/[\p{Co}\p{Noncharacter_Code_Point}]/gu, printCodePoint)
    .replace(/[\p{Script=Latin}\p{N}\p{P}\p{S}]{31,}/gu, breakLongRun)
    .replace(/[ \u3000]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Prints a character that no font contains as its code point, so that it is never silently lost. */
export function printCodePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `[U+${hex.padStart(4, '0')}]`;
}

function breakLongRun(run: string): string {
  const parts: string[] = [];
  const characters = [...run];
  for (let at = 0; at < characters.length; at += longestRun) {
    parts.push(characters.slice(at, at + longestRun).join(''));
  }
  return parts.join('\u200B');
}
