/**
 * Prevents stored files from being deleted while a backup copies them: each deletion first takes a shared
 * database lock that a backup takes exclusively.
 */
import { sql } from 'kysely';
import type { Tx } from '../database/connect.ts';

/** Lock name: exclusive for a backup while it copies, shared by everything that deletes files. */
export const FILE_REMOVAL_LOCK = 'files stay';

/**
 * Whether files referenced by rows may be deleted now. Not while a backup copies them; the next nightly run
 * does it then. No backup can start until the transaction ends.
 */
export async function canRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ May: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtextextended(${FILE_REMOVAL_LOCK}, 0)) as may`.execute(tx);
  return rows[0]?.May === true;
}
