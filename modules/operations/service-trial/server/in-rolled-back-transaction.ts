/**
 * Runs a service's dry run in a database transaction that is always rolled back, one per user and three per
 * process at a time, with limits on statement time and lock waits.
 */
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

/** Maximum number of concurrent dry runs per process: each occupies a connection. */
const MAX_CONCURRENT = 3;
/** PostgreSQL error codes: statement timeout, lock timeout, idle transaction timeout. */
const TOO_LONG = new Set(['57014', '55P03', '25P03']);

let running = 0;

/**
 * Runs work in a transaction that is always rolled back, one per user at a time. Lock waits are limited to
 * one second, so that it never blocks live transactions for long.
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
    await tx
      .rollback()
      .execute()
      // The rollback fails harmlessly if the connection is lost.
      .catch(() => undefined);
  }
}

const busy = (): never => fail('ERR_RATE_LIMIT', { Text: 'ERR_TRIAL_BUSY', RetryAfter: 1 });
