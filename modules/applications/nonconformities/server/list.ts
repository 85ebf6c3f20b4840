/** Lists the register of nonconformities with its filters, within the caller's data scope; also those of one application. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { codesIn } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { nonconformityRoutes } from '../rules/contract.ts';
import type { nonconformityList } from '../rules/nonconformity-list.ts';
import { NONCONFORMITY_STATUSES, nonconformityStatuses } from '../rules/statuses.ts';
import { isOfAge, isOpenSql, TODAY } from './age-condition.ts';
import { nonconformityRowOf, ROW_COLUMNS, rowExtras } from './nonconformity-row.ts';
import { nonconformitiesInScope } from './scope.ts';

type Route = (typeof nonconformityRoutes)['list'];
type Query = Context<Route>['query'];
type Condition = RawBuilder<SqlBool>;

export async function listNonconformities({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingNonconformities(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('nonconformity', actor, query),
    rows: sortedNonconformities(found, query),
    counted: found.select(sql`1`.as('One')),
    query,
  });
  const today = hongKongDate(at);
  return { Rows: Rows.map((row) => nonconformityRowOf(row, today)), ...total };
}

/** Nonconformities in the caller's scope that match the filters. */
export function matchingNonconformities(db: Queries, actor: SignedIn, query: Query) {
  let found = nonconformitiesInScope(db, actor);
  for (const condition of conditionsOf<typeof nonconformityList, Condition>(query, conditions))
    found = found.where(condition);
  for (const pattern of searchPatterns(query.Search))
    found = found.where('Nonconformity.Search', 'like', pattern);
  return found;
}

/** As `ownerOf`: what is not released waits for the certification body. */
const isWithClientSql = sql<SqlBool>`(nonconformity.status in (${literals(nonconformityStatuses.withClient)})
  and nonconformity.released_at is not null)`;

const conditions: FilterConditions<typeof nonconformityList, Condition> = {
  Status: (codes) =>
    sql<SqlBool>`nonconformity.status in (${sql.join(codesIn(codes, NONCONFORMITY_STATUSES))})`,
  Grade: (grade) => sql<SqlBool>`nonconformity.grade = ${grade}`,
  Owner: (owner) =>
    owner === 'CLIENT' ? isWithClientSql : sql<SqlBool>`(${isOpenSql} and not ${isWithClientSql})`,
  Age: isOfAge,
  IsOpen: () => isOpenSql,
  IsOverdue: () => sql<SqlBool>`(${isOpenSql} and nonconformity.due_on < ${TODAY})`,
  IsEscalated: () => sql<SqlBool>`nonconformity.escalated_at is not null`,
  OrganisationKey: (organisation) => sql<SqlBool>`application.organisation_id = (
    select organisation.id from organisation where organisation_key = ${organisation})`,
  ServiceKey: (service) => sql<SqlBool>`application.service_id = (
    select service.id from service where service_key = ${service})`,
  ...dayConditions('Raised', sql`nonconformity.raised_at`),
};

const ORDER = {
  NonconformityNo: sql`nonconformity.id`,
  RaisedAt: sql`nonconformity.raised_at`,
  DueOn: sql`nonconformity.due_on`,
} as const;

/** Adds the columns of a row and the requested order. */
export function sortedNonconformities(
  found: ReturnType<typeof matchingNonconformities>,
  { Sort = '-RaisedAt' }: Pick<Query, 'Sort'>,
) {
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  return found
    .select(ROW_COLUMNS)
    .select(rowExtras)
    .orderBy(ORDER[Sort.replace('-', '') as keyof typeof ORDER], direction)
    .orderBy('Nonconformity.Id', direction);
}

type OfApplication = (typeof nonconformityRoutes)['ofApplication'];

/**
 * Nonconformities of an application, oldest first, after the open ones of earlier applications of its certificate, which
 * the assessment under way has to verify.
 */
export async function nonconformitiesOfApplication({
  db,
  actor,
  query,
  at,
}: Context<OfApplication>): Promise<DataOf<OfApplication>> {
  const application = await db
    .selectFrom('Application')
    .select(['Application.Id', 'Application.CertificateId'])
    .where('Application.ApplicationKey', '=', query.ApplicationKey)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!application) return fail('ERR_NOT_FOUND');
  const { Id, CertificateId } = application;
  const rows = await nonconformitiesInScope(db, actor)
    .select(ROW_COLUMNS)
    .select(rowExtras)
    .where((eb) =>
      eb.or([
        eb('Nonconformity.ApplicationId', '=', Id),
        ...(CertificateId === null
          ? []
          : [
              eb.and([
                eb('Application.CertificateId', '=', CertificateId),
                eb('Nonconformity.ApplicationId', '<', Id),
                isOpenSql,
              ]),
            ]),
      ]),
    )
    .orderBy('Nonconformity.ApplicationId')
    .orderBy('Nonconformity.Id')
    .execute();
  const today = hongKongDate(at);
  return { Rows: rows.map((row) => nonconformityRowOf(row, today)) };
}
