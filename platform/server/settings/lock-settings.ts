import { sql } from 'kysely';
import type { Tx } from '../database/connect.ts';

/** One change of settings after the other, also where a setting has no row yet to lock. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('setting'))`.execute(tx);
}
