/**
 * Builds the SQL conditions of a text search, one per word, for every list and the global search, so that
 * indexes can be used; pairs of Chinese characters match anywhere.
 */
import { type RawBuilder, sql } from 'kysely';
import { searchPatterns } from './search-text.ts';

/** Exactly two Chinese characters: the unit that the database function `han_pairs` indexes. */
const TWO_HAN = /^[㐀-䶿一-鿿]{2}$/;
const SHORT = 2;

type Column =
  | 'application.search'
  | 'application_text.search'
  | "(certificate.search || ' ' || certificate.former_search)"
  | 'invoice.search'
  | 'organisation.search'
  | 'account_text.search';

/**
 * Returns each search word as a condition on a search-text column. A word of three or more letters matches
 * anywhere. Two Chinese characters are a word of their own and match anywhere; two other letters match only
 * at the start of a word, the only case an index can find.
 */
export const searchConditions = (search: string | undefined): ((column: Column) => RawBuilder<boolean>)[] =>
  searchPatterns(search).map((pattern) => (column) => condition(sql.raw(column), pattern));

function condition(column: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  const term = pattern.slice(1, -1);
  // The pairs use the index; the cheaper plain comparison is for rows found through another index.
  if (TWO_HAN.test(term))
    return sql<boolean>`(strpos(${column}, ${term}) > 0 and han_pairs(${column}) @> array[${term}]::text[])`;
  if ([...term].length === SHORT)
    return sql<boolean>`(${column} like ${`${term}%`} or ${column} like ${`% ${term}%`})`;
  return sql<boolean>`${column} like ${pattern}`;
}
