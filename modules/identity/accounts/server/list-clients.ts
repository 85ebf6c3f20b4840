import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { clientList } from '../rules/account-lists.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { accountStatuses } from '../rules/statuses.ts';
import { applicationCounts } from './hooks.ts';
import { type AccountQuery, matching, personConditions } from './matching.ts';
import { personRow, sortedAccounts, type withPerson } from './person-rows.ts';

type Route = (typeof accountRoutes)['clients'];
type Filters = Omit<z.output<typeof clientList.Query>, 'Page' | 'PageSize' | 'Sort'>;

/**
 * Returns the list of clients with organisation and numbers of sub-accounts and applications; its queries
 * also serve the export of this list.
 */
export async function listClients({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingClients(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('clients', actor, query),
    rows: withClient(sortedAccounts(found, query)),
    counted: found.select('Account.Id'),
    query,
  });
  return { Rows: Rows.map(personRow), ...total };
}

export function matchingClients(db: Db, actor: SignedIn, filters: Filters): AccountQuery {
  const conditions = conditionsOf<typeof clientList, RawBuilder<SqlBool>>(filters, {
    ...personConditions,
    IsWithoutOrganisation: (isWithout) =>
      isWithout
        ? sql<SqlBool>`account.organisation_id is null`
        : sql<SqlBool>`account.organisation_id is not null`,
  });
  return matching(db, actor, 'CLIENT', filters, conditions);
}

export const withClient = (query: ReturnType<typeof withPerson>) =>
  query.select([
    'Organisation.OrgName',
    'Organisation.OrganisationKey',
    sql<number>`(select count(*) from account sub where sub.organisation_id = account.organisation_id
      and sub.kind = 'SUB' and sub.status in (${literals(accountStatuses.present)}))`.as('SubAccounts'),
    applicationCounts.get('APPLICATIONS').ofOrganisation.as('Applications'),
  ]);
