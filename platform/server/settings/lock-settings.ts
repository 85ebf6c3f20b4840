import { sql } from 'kysely';
import type { Tx } from '../database/connect.ts';

/**
 * Locks all settings until the transaction ends, so that concurrent changes run one after the other even if
 * a setting has no row to lock.
 */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setting'))`.execute(tx);
}
