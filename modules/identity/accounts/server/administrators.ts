import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';

/**
 * Query condition on an account: it belongs to an administrator, is open, and is the only such account. Evaluated after
 * `lockStaff`, so that if two administrators close each other's account at the same moment, one remains.
 */
export const isLastAdmin = sql<boolean>`(account.status = 'ACTIVE' and account.roles @> array['ADMIN']
  and not exists (select from account other
    where other.id <> account.id and other.status = 'ACTIVE' and other.roles @> array['ADMIN']))`;

/** Changes of staff accounts happen one after the other, until the transaction ends. Taken before any row's lock. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(tx);
}
