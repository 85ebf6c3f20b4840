import { type SelectQueryBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import type { Queries } from './connect.ts';

export type Total = { Total: number; IsTotalCapped: boolean };

/** A count as the wire shows it: above the cap it is "more than". */
export const capTotal = (counted: number): Total => ({
  Total: Math.min(counted, TOTAL_CAP),
  IsTotalCapped: counted > TOTAL_CAP,
});

/** Counts the rows of a query, but never more than one above the cap. The query needs no order and selects little. */
export async function countCapped<Schema, From extends keyof Schema, Row>(
  db: Queries,
  query: SelectQueryBuilder<Schema, From, Row>,
): Promise<Total> {
  const { rows } = await countedRows(query).execute(db);
  return capTotal(rows[0]?.Counted ?? 0);
}

/** Stops counting one past the cap. */
export const countedRows = <Schema, From extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, From, Row>,
) =>
  sql<{ Counted: number }>`select count(*) as counted from (${query.limit(TOTAL_CAP + 1)}) as counted_rows`;

/** Where a page begins. Pages end where totals do: no one pages further than that, and an offset is expensive. */
export function pageOf({ Page, PageSize }: { Page: number; PageSize: number }): {
  limit: number;
  offset: number;
} {
  const offset = (Page - 1) * PageSize;
  return { limit: offset >= TOTAL_CAP ? 0 : PageSize, offset: Math.min(offset, TOTAL_CAP) };
}
