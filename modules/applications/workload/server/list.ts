/** Lists staff who can be assigned to review steps, each with the open assignments within the reader's scope and absences. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { STEP_ROLES } from '#modules/applications/applications/rules/index.ts';
import { isOpenAssignment, visibleTo } from '#modules/applications/applications/server/index.ts';
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { WorkloadRow, workloadRoutes } from '../rules/contract.ts';
import type { workloadList } from '../rules/workload-list.ts';

type Route = (typeof workloadRoutes)['list'];
type Query = Context<Route>['query'];
type Condition = RawBuilder<SqlBool>;

const ASSIGNABLE_ROLES = [...new Set(ASSIGNED_STEPS.flatMap((step) => STEP_ROLES[step]))];

export async function listWorkload({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingStaff(db, actor, query, at);
  const { Rows, ...total } = await listPage(db, {
    name: listName('workload', actor, query),
    rows: sortedWorkload(found, query, at),
    counted: found.select('Account.Id'),
    query,
  });
  return { Rows: Rows.map((row) => workloadRowOf(row, at)), ...total };
}

const isCurrent = sql<SqlBool>`(application.turn_user_id = person.account_id and application.current_step = person.mode)`;

/** Open assignments of each person, in one reading of the index on open assignments. */
const assignments = (db: Queries, actor: SignedIn, at: Date) =>
  db
    .selectFrom('ApplicationPerson as Person')
    .innerJoin('Application', 'Application.Id', 'Person.ApplicationId')
    .where(visibleTo(actor))
    .where(isOpenAssignment)
    .groupBy('Person.AccountId')
    .select([
      'Person.AccountId',
      sql<number>`count(distinct application.id)`.as('Open'),
      sql<number>`count(*) filter (where ${isCurrent})`.as('Current'),
      sql<number>`count(*) filter (where ${isCurrent} and application.due_at < ${at})`.as('Overdue'),
      sql<Date | null>`min(application.step_since) filter (where ${isCurrent})`.as('OldestSince'),
    ]);

/** An active account with a role for a review step. */
const isAssignable = sql<SqlBool>`(account.status in (${literals(accountStatuses.active)})
  and ${holdsAnyOf('account.roles', ASSIGNABLE_ROLES)})`;

/** Staff who can be assigned to review steps, or still are although they no longer can be, joined with their open assignments, that match the filters. */
export function matchingStaff(db: Queries, actor: SignedIn, query: Query, at: Date) {
  let found = db
    .selectFrom('Account')
    .leftJoin(assignments(db, actor, at).as('Work'), 'Work.AccountId', 'Account.Id')
    .where('Account.Kind', '=', 'STAFF')
    // Work stays assigned when an account is suspended or loses its role; it has to be handed over.
    .where((eb) => eb.or([isAssignable, sql<SqlBool>`work.open > 0`]));
  for (const condition of conditionsOf<typeof workloadList, Condition>(query, conditions(at)))
    found = found.where(condition);
  for (const holds of searchConditions(query.Search))
    found = found.where(
      sql<SqlBool>`account.id in (select account_id from account_text where ${holds('account_text.search')})`,
    );
  return found;
}

const conditions = (at: Date): FilterConditions<typeof workloadList, Condition> => ({
  Step: (step) => sql<SqlBool>`${holdsAnyOf('account.roles', STEP_ROLES[step])}`,
  IsAway: () => sql<SqlBool>`exists (select from absence where absence.account_id = account.id
    and ${hongKongDate(at)}::date between absence.from_date and absence.to_date)`,
  IsOverdue: () => sql<SqlBool>`work.overdue > 0`,
  IsUnable: () => sql<SqlBool>`not ${isAssignable}`,
  IsFree: () => sql<SqlBool>`work.open is null`,
});

/** A day of the absence that is under way or comes next. */
const absence = (column: 'from_date' | 'to_date', at: Date) => sql<string | null>`(
  select ${sql.ref(`absence.${column}`)} from absence where absence.account_id = account.id
  and absence.to_date >= ${hongKongDate(at)}::date order by absence.from_date, absence.id limit 1)`;

const ORDER = {
  Name: sql`account.first_name`,
  Current: sql`coalesce(work.current, 0)`,
  Overdue: sql`coalesce(work.overdue, 0)`,
  OldestSince: sql`work.oldest_since`,
  Open: sql`coalesce(work.open, 0)`,
} as const;

/** Adds the columns of a row and the requested order; without a value comes last. */
export function sortedWorkload(
  found: ReturnType<typeof matchingStaff>,
  { Sort = '-Open' }: Pick<Query, 'Sort'>,
  at: Date,
) {
  const isDescending = Sort.startsWith('-');
  const column = ORDER[Sort.replace('-', '') as keyof typeof ORDER];
  return found
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName', 'Account.Roles'])
    .select(sql<boolean>`not ${isAssignable}`.as('IsUnable'))
    .select(['Work.Open', 'Work.Current', 'Work.Overdue', 'Work.OldestSince'])
    .select([absence('from_date', at).as('AwayFrom'), absence('to_date', at).as('AwayTo')])
    .orderBy(isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`)
    .orderBy('Account.Id');
}

type Found = Awaited<ReturnType<ReturnType<typeof sortedWorkload>['execute']>>[number];

export function workloadRowOf(
  { UserKey, FirstName, LastName, Roles, AwayFrom, AwayTo, ...row }: Found,
  at: Date,
): WorkloadRow {
  return {
    ...{ UserKey, Name: fullName({ FirstName, LastName }) },
    Steps: ASSIGNED_STEPS.filter((step) => hasPermission(Roles, STEP_ROLES[step])),
    Current: Number(row.Current ?? 0),
    Overdue: Number(row.Overdue ?? 0),
    OldestSince: row.OldestSince?.toISOString() ?? null,
    Open: Number(row.Open ?? 0),
    IsUnable: row.IsUnable,
    IsAway: AwayFrom !== null && AwayFrom <= hongKongDate(at),
    ...{ AwayFrom, AwayTo },
  };
}
