import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from './connect.ts';
import { capTotal, countCapped, countedRows, pageOf, type Total } from './page.ts';

/** How long "more than can be said" is taken as known, in ms. Rows do not go away by the thousand within that. */
const CACHE_MS = 60_000;
/** Each person's filters are a name. */
const MAX_ENTRIES = 5_000;

const known = new WeakMap<object, Map<string, number>>();

/**
 * Which lists have more rows than are counted: there is no need to count ten thousand again for the next page. Only that is
 * cached; a total shown as a number is always counted.
 */
const knownCapped = (db: Queries) => {
  const names = known.get(db) ?? new Map<string, number>();
  known.set(db, names);
  return {
    has: (name: string): boolean => (names.get(name) ?? 0) > performance.now(),
    add: (name: string): void => {
      if (names.size >= MAX_ENTRIES) names.clear();
      names.set(name, performance.now() + CACHE_MS);
    },
  };
};

type ListPageInput<Schema, From extends keyof Schema, Row, Base, Counted extends keyof Base> = {
  /** Identifies the list: the caller and all filters. */
  name: string;
  /** In their order, without limit. */
  rows: SelectQueryBuilder<Schema, From, Row>;
  /** The same rows without order, with little selected. */
  counted: SelectQueryBuilder<Base, Counted, object>;
  query: { Page: number; PageSize: number };
};

/** A page of a list and its total, in one round trip; a total above the cap is not counted for every page. */
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
