import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { hasTwoFactor } from '#modules/identity/sign-in/server/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { staffList } from '../rules/account-lists.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { applicationCounts, serviceIds } from './hooks.ts';
import { type AccountQuery, matching, personConditions } from './matching.ts';
import { personRow, sortedAccounts, type withPerson } from './person-rows.ts';

type Route = (typeof accountRoutes)['staff'];
type Filters = Omit<z.output<typeof staffList.Query>, 'Page' | 'PageSize' | 'Sort'>;

/**
 * Returns the staff list with roles, second factor, absences and open tasks; its queries also serve the
 * export of this list.
 */
export async function listStaff({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingStaff(db, actor, query, at);
  const { Rows, ...total } = await listPage(db, {
    name: listName('staff', actor, query),
    rows: withStaff(sortedAccounts(found, query), at),
    counted: found.select('Account.Id'),
    query,
  });
  return { Rows: Rows.map(staffRow), ...total };
}

export function matchingStaff(db: Db, actor: SignedIn, filters: Filters, at: Date): AccountQuery {
  const conditions = conditionsOf<typeof staffList, RawBuilder<SqlBool>>(filters, {
    ...personConditions,
    Role: (role) => sql<SqlBool>`account.roles @> array[${role}]::text[]`,
    ServiceKey: (service) => sql<SqlBool>`account.id in (select competence.account_id from competence
      where competence.service_id = ${serviceIds.get('SERVICES')(service)})`,
    IsAbsent: (isAbsent) => sql<SqlBool>`(${absentUntil(at)} is not null) = ${isAbsent}`,
  });
  return matching(db, actor, 'STAFF', filters, conditions);
}

/** The last day of an absence that covers today in Hong Kong. */
const absentUntil = (at: Date) =>
  sql<string | null>`(select max(to_date) from absence where absence.account_id = account.id
    and ${hongKongDate(at)}::date between from_date and to_date)`;

export const withStaff = (query: ReturnType<typeof withPerson>, at: Date) =>
  query.select([
    'Account.Roles',
    'Account.IsGrantGeneration',
    hasTwoFactor.as('IsTwoFactorOn'),
    absentUntil(at).as('AbsentUntil'),
    applicationCounts.get('APPLICATIONS').waiting.as('Open'),
  ]);

type Found = Awaited<ReturnType<ReturnType<typeof withStaff>['execute']>>[number];

function staffRow(row: Found) {
  const { Roles, ...person } = personRow(row);
  return { ...person, UserRoleList: ROLES.filter((role) => Roles.includes(role)) };
}
