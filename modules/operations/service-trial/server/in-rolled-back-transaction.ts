import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

/** Dry runs of one process at the same time: each holds a connection. */
const MAX_CONCURRENT = 3;
/** In the words of PostgreSQL: cancelled by a time limit, waited too long for a lock, idle for too long. */
const TOO_LONG = new Set(['57014', '55P03', '25P03']);

let running = 0;

/**
 * Works in a transaction that is always rolled back, one per person at a time. It never waits long for a lock, so that real
 * work is not blocked by a deadlock.
 */
export async function inRolledBackTransaction<Result>(
  db: Db,
  accountId: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (running >= MAX_CONCURRENT) return busy();
  running += 1;
  try {
    return await inTransaction(db, accountId, work);
  } catch (error) {
    return TOO_LONG.has(String((error as { code?: unknown }).code)) ? busy() : Promise.reject(error);
  } finally {
    running -= 1;
  }
}

async function inTransaction<Result>(db: Db, accountId: number, work: (tx: Tx) => Promise<Result>) {
  const tx = await db.startTransaction().execute();
  try {
    await sql`set local statement_timeout = '5s'`.execute(tx);
    await sql`set local lock_timeout = '1s'`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = '20s'`.execute(tx);
    const { rows } = await sql<{ IsMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`dry run ${accountId}`}, 0)) as is_mine`.execute(
      tx,
    );
    if (!rows[0]?.IsMine) busy();
    return await work(tx);
  } finally {
    // A connection that is gone has nothing left to roll back.
    await tx
      .rollback()
      .execute()
      .catch(() => undefined);
  }
}

const busy = (): never => fail('ERR_RATE_LIMIT', { Text: 'ERR_TRIAL_BUSY', RetryAfter: 1 });
