/**
 * Determines whether users may close their own account, and the consequences: running applications that
 * prevent it, sub-accounts that pass to a colleague or are closed too.
 */

import { isMainClient, MAIN_CLIENT, type Role } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { accountStatuses } from '../../rules/statuses.ts';
import { openWork } from '../hooks.ts';

type Closing = ProfileView['Closing'];
type Account = {
  Id: number;
  IsClient: boolean;
  Roles: readonly Role[];
  OrganisationId: number | null;
};

const nothing: Closing = {
  IsAllowed: true,
  Reason: null,
  UnderWay: [],
  SubAccounts: 0,
  PassedOn: 0,
  PassedTo: null,
};

/**
 * Returns the consequences of closing an account. Only administrators close staff accounts, so that no work
 * is left unassigned. A client's last account cannot be closed while applications are running, because they
 * need a responsible person.
 */
export async function closingOf(db: Queries, account: Account): Promise<Closing> {
  if (!account.IsClient) return { ...nothing, IsAllowed: false, Reason: 'CLOSE_STAFF' };
  const { OrganisationId } = account;
  if (!isMainClient(account.Roles) || OrganisationId === null) return nothing;
  const subs = await subAccounts(db, account.Id);
  const colleague = await colleagueOf(db, account.Id, OrganisationId);
  if (colleague)
    return {
      ...nothing,
      PassedOn: subs,
      PassedTo: { UserKey: colleague.UserKey, Name: fullName(colleague) },
    };
  const UnderWay = await runSingleHook(openWork, { db, organisationId: OrganisationId });
  const IsAllowed = UnderWay.length === 0;
  return {
    ...nothing,
    IsAllowed,
    Reason: IsAllowed ? null : 'CLOSE_UNDER_WAY',
    UnderWay,
    SubAccounts: subs,
  };
}

/** Another user with a client account of the organisation, to whom sub-accounts can be transferred. */
export const colleagueOf = (db: Queries, accountId: number, organisationId: number) =>
  db
    .selectFrom('Account')
    .select(['Id', 'UserKey', 'FirstName', 'LastName'])
    .where('OrganisationId', '=', organisationId)
    .where('Id', '<>', accountId)
    .where('Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('roles', [MAIN_CLIENT]))
    .orderBy('Id')
    .executeTakeFirst();

async function subAccounts(db: Queries, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('Account')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('ParentId', '=', accountId)
    .where('Status', 'not in', accountStatuses.removed)
    .executeTakeFirstOrThrow();
  return row.Count;
}
