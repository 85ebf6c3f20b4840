import { sql } from 'kysely';
import type { Tx } from '../database/connect.ts';

/** Held by a backup while it copies, and shared by everything that deletes files. */
export const FILE_REMOVAL_LOCK = 'files stay';

/**
 * Whether files that rows name may be taken away now. While a backup copies them they may not: the next night does it.
 * Until the end of the transaction no backup begins.
 */
export async function canRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ May: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtextextended(${FILE_REMOVAL_LOCK}, 0)) as may`.execute(tx);
  return rows[0]?.May === true;
}
