/**
 * Finds the portal's texts for the translation list: filtered by area, state (customised, partly customised)
 * and search words, and sorted.
 */
import type { z } from 'zod';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { allTexts, areaOf, builtInText } from '#platform/common/i18n/texts.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { textList } from '../rules/text-list.ts';
import type { StoredText } from './stored-texts.ts';

export type TextFilters = Pick<
  z.output<typeof textList.Query>,
  'Search' | 'Area' | 'State' | 'Keys' | 'Sort'
>;
type Stored = ReadonlyMap<string, StoredText>;

/** Cache of normalised built-in texts: normalising Chinese is slow, and built-in texts never change. */
const folded = new Map<string, string>();

/** Keys of the texts that match the filters, in the order of the catalogue or as sorted. */
export function findTexts(stored: Stored, { Search, Sort, ...filters }: TextFilters): string[] {
  const conditions = conditionsOf<typeof textList, (key: string) => boolean>(filters, {
    Area: (area) => (key) => areaOf(key) === area,
    State: (state) => (key) => hasState(stored.get(key), state),
    Keys: (keys) => {
      const requested = new Set(keys.split(','));
      return (key) => requested.has(key);
    },
  });
  const terms = searchText(Search ?? '')
    .split(' ')
    .filter(Boolean);
  const found = Object.keys(allTexts()).filter(
    (key) =>
      conditions.every((applies) => applies(key)) &&
      (terms.length === 0 || matchesSearch(key, stored.get(key), terms)),
  );
  return sorted(found, stored, Sort);
}

function sorted(keys: string[], stored: Stored, sort: string | undefined): string[] {
  if (sort === undefined) return keys;
  const at = (key: string) => stored.get(key)?.At.getTime() ?? 0;
  const order = sort.endsWith('Key')
    ? keys.toSorted()
    : keys.toSorted((a, b) => at(a) - at(b) || (a < b ? -1 : 1));
  return sort.startsWith('-') ? order.toReversed() : order;
}

/** CHANGED: customised in at least one language; MISSING: in some languages but not all. */
export function hasState(stored: StoredText | undefined, state: 'CHANGED' | 'MISSING'): boolean {
  const own = LANGUAGES.filter((language) => stored?.CustomText[language] != null).length;
  return state === 'CHANGED' ? own > 0 : own > 0 && own < LANGUAGES.length;
}

function matchesSearch(key: string, stored: StoredText | undefined, terms: readonly string[]): boolean {
  const text = foldedBuiltInText(key);
  const own = stored ? searchText(...LANGUAGES.map((language) => stored.CustomText[language] ?? '')) : '';
  return terms.every((term) => text.includes(term) || own.includes(term));
}

function foldedBuiltInText(key: string): string {
  const known = folded.get(key) ?? searchText(key, ...(builtInText(key) ?? []));
  folded.set(key, known);
  return known;
}
