import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/** Counts the rows of a list query up to a maximum, for the number of rows of an export. */
export async function countUpTo<Schema, From extends keyof Schema, Row>(
  db: Queries,
  query: SelectQueryBuilder<Schema, From, Row>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ Counted: number }>`
    select count(*) as counted from (${query.limit(most)}) as counted_rows`.execute(db);
  return rows[0]?.Counted ?? 0;
}
