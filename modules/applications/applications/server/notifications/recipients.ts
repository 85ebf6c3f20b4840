/**
 * Finds the accounts to notify about an application: active members of the audience who may currently see
 * it, excluding the acting user.
 */

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Audience } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Recipient } from '#modules/messaging/notification-centre/server/index.ts';
import { MAIN_CLIENT } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { visibleTo } from '../scope.ts';

type Client = { ApplicationId: number; OrganisationId: number; CreatedById: number; SharedWith: number[] };

/** Active accounts of an audience that may see the application, excluding the acting user. */
export async function recipients(
  db: Queries,
  audience: Audience,
  client: Client,
  actedId: number | null,
): Promise<Recipient[]> {
  const people = await db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice', 'Roles', 'OrganisationId'])
    .where('Status', 'in', accountStatuses.active)
    .where('Id', '<>', actedId ?? 0)
    .where((eb) => within(eb, audience, client))
    .orderBy('Id')
    .execute();
  // A role is broader than a team's scope: a business team is not notified of another team's applications.
  const seers = await accountsWithAccess(db, people, client.ApplicationId);
  return people.filter((person) => seers.has(person.Id));
}

type Person = Pick<SignedIn, 'Id' | 'Roles' | 'OrganisationId'>;

/**
 * Ids of those users who can see the application. Users with the same roles and organisation share one
 * condition in a single query.
 */
export async function accountsWithAccess(
  db: Queries,
  people: Person[],
  applicationId: number,
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const alike = Map.groupBy(people, ({ Roles, OrganisationId }) => JSON.stringify([Roles, OrganisationId]));
  const rows = await db
    .selectFrom('Application')
    .innerJoin('Account', (join) => join.onTrue())
    .select('Account.Id')
    .where('Application.Id', '=', applicationId)
    .where((eb) =>
      eb.or(
        [...alike.values()].map((group) => {
          const subject = { ...(group[0] as Person), Id: eb.ref('Account.Id') };
          const ids = group.map((person) => person.Id);
          return eb.and([sql<SqlBool>`account.id = any(${ids}::bigint[])`, visibleTo(subject)(eb)]);
        }),
      ),
    )
    .execute();
  return new Set(rows.map((row) => row.Id));
}

function within(
  eb: ExpressionBuilder<Tables, 'Account'>,
  audience: Audience,
  client: Client,
): Expression<SqlBool> {
  switch (audience.Of) {
    case 'PERSON':
      return eb('UserKey', '=', audience.UserKey);
    case 'ROLES':
      return holdsAnyOf('roles', audience.Roles);
    case 'PAYER':
      return eb.and([eb('OrganisationId', '=', client.OrganisationId), holdsAnyOf('roles', [MAIN_CLIENT])]);
    case 'CLIENT':
      // Sub-accounts see the applications that they created and those shared with them.
      return eb.and([
        eb('OrganisationId', '=', client.OrganisationId),
        eb.or([
          holdsAnyOf('roles', [MAIN_CLIENT]),
          eb('Id', 'in', [client.CreatedById, ...client.SharedWith]),
        ]),
      ]);
  }
}
