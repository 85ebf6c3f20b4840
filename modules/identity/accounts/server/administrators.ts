/**
 * Protects the last active administrator from removal: a query condition that recognises this account, and a
 * lock that serialises all changes of staff accounts.
 */

import { sql } from 'kysely';
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { literals } from '#platform/server/database/literals.ts';
import { accountStatuses } from '../rules/statuses.ts';

/**
 * Query condition: the account is the only active administrator. Evaluated after `lockStaff`, so that if two
 * administrators close each other's account at the same moment, one remains.
 */
export const isLastAdmin = sql<boolean>`(account.status in (${literals(accountStatuses.active)}) and ${holdsAnyOf('account.roles', [ADMINISTRATOR])}
  and not exists (select from account other
    where other.id <> account.id and other.status in (${literals(accountStatuses.active)}) and ${holdsAnyOf('other.roles', [ADMINISTRATOR])}))`;

/** Serialises changes of staff accounts until the transaction ends. Must be taken before any row lock. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(tx);
}
