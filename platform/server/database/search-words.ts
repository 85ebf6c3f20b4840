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
 * Each search word as a condition on a search-text column: the single rule of every list and of the global search. A word of
 * three or more letters matches anywhere. Two Chinese characters are a word of their own and match anywhere; two other letters
 * match only at the start of a word, as this is all an index can find.
 */
export const searchConditions = (search: string | undefined): ((column: Column) => RawBuilder<boolean>)[] =>
  searchPatterns(search).map((pattern) => (column) => condition(sql.raw(column), pattern));

function condition(column: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  const word = pattern.slice(1, -1);
  // The pairs lead to the rows; the plain look, which is cheaper, is for rows that another index brought.
  if (TWO_HAN.test(word))
    return sql<boolean>`(strpos(${column}, ${word}) > 0 and han_pairs(${column}) @> array[${word}]::text[])`;
  if ([...word].length === SHORT)
    return sql<boolean>`(${column} like ${`${word}%`} or ${column} like ${`% ${word}%`})`;
  return sql<boolean>`${column} like ${pattern}`;
}
