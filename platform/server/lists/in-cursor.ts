/**
 * Reads the rows of a large query in batches of 500 through a database cursor, so that an export needs
 * little memory and shows one consistent state.
 */
import { type Expression, sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/** Rows in memory at a time. */
const BATCH = 500;

/**
 * Yields the rows of a query in batches, in order, through one database cursor, so that all are from one
 * snapshot. Valid as long as the transaction; one cursor at a time.
 */
export async function* inCursor<Row>(tx: Queries, query: Expression<Row>): AsyncGenerator<Row[]> {
  // All rows are read, so the plan with the lowest total time is best, not the one that starts fastest.
  await sql`set local cursor_tuple_fraction = 1`.execute(tx);
  await sql`declare exported no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close exported`.execute(tx);
}
