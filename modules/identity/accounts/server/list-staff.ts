import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { hasTwoFactor } from '#modules/identity/sign-in/server/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { accountRoutes, staffQuery } from '../rules/contract.ts';
import { applicationCounts, serviceIds } from './hooks.ts';
import { type AccountQuery, matching } from './matching.ts';
import { personRow, sortedAccounts, type withPerson } from './person-rows.ts';

type Route = (typeof accountRoutes)['staff'];
type Filters = Omit<z.output<typeof staffQuery>, 'Page' | 'PageSize' | 'Sort'>;

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
  let found = matching(db, actor, 'STAFF', filters);
  if (filters.Role) found = found.where(sql<SqlBool>`account.roles @> array[${filters.Role}]::text[]`);
  if (filters.ServiceKey)
    found = found.where('Account.Id', 'in', (eb) =>
      eb
        .selectFrom('Competence')
        .select('Competence.AccountId')
        .where('Competence.ServiceId', '=', serviceIds.get('SERVICES')(String(filters.ServiceKey))),
    );
  if (filters.IsAbsent !== undefined)
    found = found.where(sql<SqlBool>`(${absentUntil(at)} is not null) = ${filters.IsAbsent}`);
  return found;
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
