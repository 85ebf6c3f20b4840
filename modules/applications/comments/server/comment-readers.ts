/**
 * Finds the active users who can read a comment on an application, for mentions and notifications; clients
 * see only staff involved in their application.
 */

import { type SqlBool, sql } from 'kysely';
import { accountsWithAccess } from '#modules/applications/applications/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { CommentedApplication } from './visible-application.ts';

export type CommentReader = {
  Id: number;
  UserKey: string;
  FirstName: string;
  LastName: string;
  Roles: Role[];
  OrganisationId: number | null;
};
type Input = {
  application: Pick<CommentedApplication, 'Id' | 'OrganisationId'>;
  isInternal: boolean;
  /** The caller: clients see only staff involved in their application. Null returns everyone. */
  actor: SignedIn | null;
};

/** Maximum number of users; more than a certification body has. A search finds the others. */
const MAX_READERS = 1_000;

/** Active accounts that may read a comment of this kind, by name: all, or those with the given keys. */
export async function commentReaders(
  db: Queries,
  { application, isInternal, actor }: Input,
  keys?: readonly string[],
): Promise<CommentReader[]> {
  if (keys?.length === 0) return [];
  const people = await db
    .selectFrom('Account')
    .select(['Id', 'UserKey', 'FirstName', 'LastName', 'Roles', 'OrganisationId'])
    .where('Status', 'in', accountStatuses.active)
    .where((eb) =>
      isInternal
        ? eb('Kind', '=', 'STAFF')
        : eb.or([eb('Kind', '=', 'STAFF'), eb('OrganisationId', '=', application.OrganisationId)]),
    )
    .$if(keys !== undefined, (all) => all.where('UserKey', 'in', [...(keys ?? [])]))
    .$if(actor !== null && isClient(actor.Roles), (all) => all.where(isKnownToClient(application.Id)))
    .orderBy('FirstName')
    .orderBy('LastName')
    .orderBy('Id')
    .limit(MAX_READERS)
    .execute();
  const seers = await accountsWithAccess(db, people, application.Id);
  return people.filter((person) => seers.has(person.Id));
}

/**
 * Client users, and staff already named to the client: assigned, in the history, or authors of shared
 * comments.
 */
const isKnownToClient = (applicationId: number) => sql<SqlBool>`(
  account.kind <> 'STAFF'
  or account.id in (select account_id from application_person where application_id = ${applicationId})
  or account.id in (select account_id from application_history where application_id = ${applicationId})
  or account.id in (select account_id from application_comment
    where application_id = ${applicationId} and not is_internal))`;
