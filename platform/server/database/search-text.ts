import { createRequire } from 'node:module';

type Convert = (text: string) => string;
type OpenCC = { Converter: (locales: { from: 'hk' | 'tw'; to: 'cn' }) => Convert };

let converters: Convert[] | undefined;
const known = new Map<string, string>();

/**
 * What a search looks into, and what is looked for: lower case, one width, both Chinese scripts folded to the
 * simplified one. Folded letter by letter, so that a part of a text always folds as it does inside of it.
 */
export function searchText(...parts: readonly string[]): string {
  const text = parts.join(' ').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.replace(/\p{Script=Han}/gu, foldLetter);
}

/** More words than anybody types; each is one more condition for the database. */
const MAX_WORDS = 8;

/** The different words that are looked for, and each as a pattern of LIKE that finds it anywhere. */
export const searchPatterns = (search: string | undefined): string[] =>
  [...new Set(searchText(search ?? '').split(' '))]
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

function foldLetter(letter: string): string {
  const seen = known.get(letter);
  if (seen !== undefined) return seen;
  const folded = chinese().reduce((text, convert) => convert(text), letter);
  known.set(letter, folded);
  return folded;
}

/** Hong Kong and Taiwan write some letters differently; both lead to the same simplified one. */
function chinese(): Convert[] {
  if (converters) return converters;
  // The tables take some time to load, so only the first Chinese text pays for them.
  const { Converter } = createRequire(import.meta.url)('opencc-js/t2cn') as OpenCC;
  converters = [Converter({ from: 'hk', to: 'cn' }), Converter({ from: 'tw', to: 'cn' })];
  return converters;
}
