import { type Expression, sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/** Rows that are in memory at a time. */
const BATCH = 500;

/**
 * The rows of a query batch by batch, in its order, out of one cursor in the database: as the reader takes them, and
 * all of one moment. Lives as long as the transaction; one at a time.
 */
export async function* inCursor<Row>(tx: Queries, query: Expression<Row>): AsyncGenerator<Row[]> {
  // Everything is read, so the plan that is done first is the right one, not the one that begins first.
  await sql`set local cursor_tuple_fraction = 1`.execute(tx);
  await sql`declare exported no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close exported`.execute(tx);
}
