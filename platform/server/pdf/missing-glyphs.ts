import { printCodePoint } from './clean-text.ts';

/**
 * Replaces, in a document's data, the characters for which no font has a glyph (PDF/A forbids them) by their
 * code points, so that it can be compiled again; the compiler's error names them.
 */
export function withoutMissingGlyphs(data: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const missing = new Set<string>();
  for (const [, quoted = ''] of message.matchAll(/the text `\\?"(.*?)\\?"` could not be displayed/gu)) {
    const text = quoted.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
    for (const character of text) missing.add(character);
  }
  // ASCII is in every font: if it were named here, the cause would be different.
  const shown = [...data].map((character) => {
    if (!missing.has(character) || character <= '\u007F') return character;
    return /\p{Default_Ignorable_Code_Point}/u.test(character) ? '' : printCodePoint(character);
  });
  return shown.join('');
}
