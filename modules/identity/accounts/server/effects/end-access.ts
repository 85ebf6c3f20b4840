import { sql } from 'kysely';
import { endSessions, voidLinks } from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { dropTwoFactor } from './drop-two-factor.ts';

type Ended = { Id: number; OrganisationId: number | null };

/**
 * Of an account that is removed: everything that signs in with it goes, and what was shared with it is so no longer.
 * What it made stays with its organisation.
 */
export async function endAccess(tx: Tx, { Id, OrganisationId }: Ended, at: Date): Promise<void> {
  await endSessions(tx, Id, at);
  await voidLinks(tx, Id, at);
  await dropTwoFactor(tx, Id);
  await tx.deleteFrom('CalendarFeed').where('AccountId', '=', Id).execute();
  await tx.deleteFrom('Identity').where('AccountId', '=', Id).execute();
  // What it shares, colleagues go on working with.
  await tx.deleteFrom('ListChoice').where('AccountId', '=', Id).execute();
  await tx
    .deleteFrom('ListView')
    .where('AccountId', '=', Id)
    .where(sql<boolean>`shared_roles = '{}'`)
    .execute();
  await tx.deleteFrom('TeamMember').where('AccountId', '=', Id).execute();
  if (OrganisationId === null) return;
  // In one order, as everywhere: others lock several applications of the organisation too.
  await sql`update application set shared_with = array_remove(shared_with, ${Id}::bigint)
    where id in (select id from application where organisation_id = ${OrganisationId}
      and shared_with @> array[${Id}]::bigint[] order by id for no key update)`.execute(tx);
}
