import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';

const CANCELLED = '57014';

/**
 * One query of a search, cancelled by the database when it takes too long: the user gets what the other queries found, and no
 * one else waits. Null where it was cancelled.
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
