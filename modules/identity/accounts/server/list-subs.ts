import type { RawBuilder, SqlBool } from 'kysely';
import { isMainClient } from '#platform/common/access/roles.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { subList } from '../rules/account-lists.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { applicationCounts } from './hooks.ts';
import { type AccountQuery, matching, personConditions } from './matching.ts';
import { personRow, sortedAccounts, type withPerson } from './person-rows.ts';
import { accountsInScope } from './scope.ts';

type Route = (typeof accountRoutes)['subs'];

/**
 * Lists sub-accounts: of the client's own organisation, or of the client that staff select; staff may also
 * list all. Its queries also serve the export of this list.
 */
export async function listSubs({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const found = await matchingSubs(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('subs', actor, query),
    rows: withSub(sortedAccounts(found, query)),
    counted: found.select('Account.Id'),
    query,
  });
  return { Rows: Rows.map(personRow), ...total };
}

export async function matchingSubs(
  db: Db,
  actor: SignedIn,
  query: Context<Route>['query'],
): Promise<AccountQuery> {
  const isOfOne = query.UserKey !== undefined || isMainClient(actor.Roles);
  const organisation = isOfOne ? ((await organisationOf(db, actor, query.UserKey)) ?? -1) : null;
  const conditions = conditionsOf<typeof subList, RawBuilder<SqlBool>>(query, {
    ...personConditions,
    // Clients see their own organisation without this filter too: applied below.
    UserKey: () => null,
  });
  const all = matching(db, actor, 'SUB', query, conditions);
  return organisation === null ? all : all.where('Account.OrganisationId', '=', organisation);
}

export const withSub = (query: ReturnType<typeof withPerson>) =>
  query.select(applicationCounts.get('APPLICATIONS').ofSub.as('Applications'));

async function organisationOf(db: Db, actor: SignedIn, key: string | undefined): Promise<number | null> {
  if (isMainClient(actor.Roles))
    return key === undefined || key === actor.UserKey ? actor.OrganisationId : fail('ERR_NOT_FOUND');
  const client = await db
    .selectFrom('Account')
    .select('Account.OrganisationId')
    .where(accountsInScope(actor))
    .where('Account.UserKey', '=', key ?? '')
    .where('Account.Kind', '=', 'CLIENT')
    .executeTakeFirst();
  return client ? client.OrganisationId : fail('ERR_NOT_FOUND');
}
