/**
 * Queries one page of a list and its total in one round trip; remembers for a minute that a total exceeds
 * the counted maximum, so that it is not counted again for each page.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queries } from './connect.ts';
import { capTotal, countCapped, countedRows, pageOf, type Total } from './page.ts';

/** How long a total above the cap is cached, in ms. Rows do not disappear by the thousand within that. */
const CACHE_MS = 60_000;
/** Maximum cache entries; each user's filters are a separate entry. */
const MAX_ENTRIES = 5_000;

const known = new WeakMap<object, LRUCache<string, true>>();

/**
 * Caches which lists exceed the counted maximum, so that ten thousand rows are not counted again for the
 * next page. Only that is cached; a total shown as a number is always counted.
 */
const knownCapped = (db: Queries) => {
  const names = known.get(db) ?? new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: CACHE_MS });
  known.set(db, names);
  return {
    has: (name: string): boolean => names.has(name),
    add: (name: string): void => void names.set(name, true),
  };
};

type ListPageInput<Schema, From extends keyof Schema, Row, Base, Counted extends keyof Base> = {
  /** Identifies the list: the caller and all filters. */
  name: string;
  /** Query of the rows in order, without a limit. */
  rows: SelectQueryBuilder<Schema, From, Row>;
  /** Query of the same rows without order and with few columns, for counting. */
  counted: SelectQueryBuilder<Base, Counted, object>;
  query: { Page: number; PageSize: number };
};

/**
 * Returns a page of a list and its total in one round trip; a total above the cap is not counted for every
 * page.
 */
export async function listPage<Schema, From extends keyof Schema, Row, Base, Counted extends keyof Base>(
  db: Queries,
  { name, rows, counted, query }: ListPageInput<Schema, From, Row, Base, Counted>,
): Promise<{ Rows: Row[] } & Total> {
  const { limit, offset } = pageOf(query);
  const limited = rows.limit(limit);
  const page = offset > 0 ? limited.offset(offset) : limited;
  const capped = knownCapped(db);
  if (capped.has(name)) return { Rows: (await page.execute()) as Row[], ...CAPPED };
  const found = (await page
    .select(sql<number>`(${countedRows(counted)})`.as('CountedRows'))
    .execute()) as (Row & { CountedRows: number })[];
  const total = found[0]
    ? capTotal(found[0].CountedRows)
    : offset > 0
      ? await countCapped(db, counted)
      : capTotal(0);
  if (total.IsTotalCapped) capped.add(name);
  return { Rows: found.map(({ CountedRows: _, ...row }) => row as Row), ...total };
}

const CAPPED: Total = capTotal(Number.POSITIVE_INFINITY);
