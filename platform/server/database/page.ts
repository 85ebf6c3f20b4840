/**
 * Helpers for list queries: limit and offset of a page, and totals that are counted only up to a cap and
 * marked as capped above it.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import type { Queries } from './connect.ts';

export type Total = { Total: number; IsTotalCapped: boolean };

/** Returns a count in the form of the API: above the cap it is marked as "more than". */
export const capTotal = (counted: number): Total => ({
  Total: Math.min(counted, TOTAL_CAP),
  IsTotalCapped: counted > TOTAL_CAP,
});

/** Counts the rows of a query, up to one above the cap. The query needs no order and few columns. */
export async function countCapped<Schema, From extends keyof Schema, Row>(
  db: Queries,
  query: SelectQueryBuilder<Schema, From, Row>,
): Promise<Total> {
  const { rows } = await countedRows(query).execute(db);
  return capTotal(rows[0]?.Counted ?? 0);
}

/** Query that counts rows and stops one past the cap. */
export const countedRows = <Schema, From extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, From, Row>,
) =>
  sql<{ Counted: number }>`select count(*) as counted from (${query.limit(TOTAL_CAP + 1)}) as counted_rows`;

/**
 * Returns limit and offset of a page. Pages end at the cap of the total: no one pages further, and an offset
 * is expensive.
 */
export function pageOf({ Page, PageSize }: { Page: number; PageSize: number }): {
  limit: number;
  offset: number;
} {
  const offset = (Page - 1) * PageSize;
  return { limit: offset >= TOTAL_CAP ? 0 : PageSize, offset: Math.min(offset, TOTAL_CAP) };
}
