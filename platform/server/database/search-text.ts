/** Normalises texts and search terms so that searches ignore case, character width and Chinese script. */
import { createRequire } from 'node:module';

type Convert = (text: string) => string;
type OpenCC = { Converter: (locales: { from: 'hk' | 'tw'; to: 'cn' }) => Convert };

let converters: Convert[] | undefined;
const known = new Map<string, string>();

/**
 * Normalises searched text and search terms: lower case, one width, both Chinese scripts folded to the
 * simplified one. Folded character by character, so that part of a text is always folded in the same way as
 * within the whole.
 */
export function searchText(...parts: readonly string[]): string {
  const text = parts.join(' ').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.replace(/\p{Script=Han}/gu, foldLetter);
}

/** Maximum search words, more than anyone types; each adds a condition to the query. */
const MAX_TERMS = 8;

/** Returns the distinct search words, each as a LIKE pattern that matches anywhere. */
export const searchPatterns = (search: string | undefined): string[] =>
  [...new Set(searchText(search ?? '').split(' '))]
    .filter(Boolean)
    .slice(0, MAX_TERMS)
    .map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);

function foldLetter(letter: string): string {
  const seen = known.get(letter);
  if (seen !== undefined) return seen;
  const folded = chinese().reduce((text, convert) => convert(text), letter);
  known.set(letter, folded);
  return folded;
}

/** Converters of Hong Kong and Taiwan variants, which both map to the same simplified character. */
function chinese(): Convert[] {
  if (converters) return converters;
  // The tables take some time to load, so they are loaded with the first Chinese text.
  const { Converter } = createRequire(import.meta.url)('opencc-js/t2cn') as OpenCC;
  converters = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];
  return converters;
}
