import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { Viewers } from '#platform/common/contract/viewers.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { STALE_AFTER } from '#platform/server/realtime/presence.ts';

/**
 * Lists the other users who have a record open, on any server, and whether they are editing. Staff see
 * everyone; clients see only users of their own organisation, because staff assignments are internal.
 */
export async function viewersOf(db: Db, room: string, person: SignedIn): Promise<Viewers> {
  let found = db
    .selectFrom('Presence')
    .innerJoin('Account', 'Account.Id', 'Presence.AccountId')
    .where('Presence.Room', '=', room)
    .where('Presence.SeenAt', '>', sql<Date>`now() - ${STALE_AFTER}::interval`)
    .where('Account.Id', '<>', person.Id);
  if (isClient(person.Roles)) found = found.where('Account.OrganisationId', '=', person.OrganisationId ?? -1);
  const rows = await found
    .groupBy('Account.Id')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Account.Roles'])
    .select(sql<boolean>`bool_or(presence.is_viewing)`.as('IsViewing'))
    .select(sql<boolean>`bool_or(presence.is_editing)`.as('IsEditing'))
    .orderBy('Account.Id')
    .execute();
  return {
    People: rows.map(({ UserKey, Roles, IsViewing, IsEditing, ...name }) => ({
      UserKey,
      Name: fullName(name),
      IsClient: isClient(Roles),
      IsViewing,
      IsEditing,
    })),
  };
}
