import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';

const CANCELLED = '57014';

/**
 * Runs one query of the global search with a time limit. If the database cancels it, the result is null, and
 * the user still gets the results of the other queries.
 */
export async function withStatementTimeout<Found>(
  db: Db,
  ms: number,
  look: (tx: Tx) => Promise<Found>,
): Promise<Found | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(tx);
      return look(tx);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === CANCELLED) return null;
    throw error;
  }
}
