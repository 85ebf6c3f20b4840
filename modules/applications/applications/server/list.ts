/** Lists applications within the caller's data scope, with filters, sorting and paging. */
import { type InferResult, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { codesIn } from '#platform/common/contract/list.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { SortName } from '#platform/common/lists/define-list.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { applicationList } from '../rules/application-list.ts';
import type { ApplicationRow, applicationRoutes } from '../rules/contract.ts';
import { APPLICATION_STATUSES, applicationStatuses } from '../rules/statuses.ts';
import { applicationsInScope } from './applications-in-scope.ts';
import { ASSIGNEE_COLUMNS } from './assignee-columns.ts';
import { certificateNames } from './certificate-names.ts';
import { certificatesInQueries } from './certificate-of-application.ts';
import { dashboardConditions } from './dashboard-filters.ts';
import { openMajorCount } from './major-points.ts';
import { matchesSearch } from './matches-search.ts';
import { answerBy, overdueFindings } from './overdue-findings.ts';
import { paymentDueOn } from './payment-due-on.ts';
import { visibleTo } from './scope.ts';
import { turnView } from './turn-view.ts';
import { yourTurn } from './your-turn.ts';

type Route = (typeof applicationRoutes)['list'];
type Query = Context<Route>['query'];
type Sort = SortName<typeof applicationList>;
type Filtered = SelectQueryBuilder<Tables, 'Application', object>;

/** One page of the matching applications, with a total that is counted only up to a cap. */
export async function listApplications({ db, query, actor }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingApplications(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('application', actor, query),
    rows: sortedApplications(found, actor, query),
    counted: found.select(sql`1`.as('One')),
    query,
  });
  return { Rows: await Promise.all(Rows.map((row) => applicationRow(db, actor, row))), ...total };
}

/**
 * Query for the applications in the actor's scope that match the filters; used by the list and the export.
 */
export function matchingApplications(db: Db, actor: SignedIn, query: Query): Filtered {
  const statuses = codesIn(query.Status, APPLICATION_STATUSES);
  let found: Filtered = query.IsYourTurn
    ? db.selectFrom('Application').where(visibleTo(actor)).where(yourTurn(actor))
    : applicationsInScope(db, actor, statuses);
  for (const condition of conditionsOf<typeof applicationList, Condition>(query, conditions(actor)))
    found = found.where(condition);
  if (query.Search) found = found.where(matchesSearch(searchConditions(query.Search)));
  return found;
}

type Condition = RawBuilder<SqlBool>;

const conditions = (actor: SignedIn): FilterConditions<typeof applicationList, Condition> => ({
  Status: (codes) =>
    sql<SqlBool>`application.application_status_code in (${sql.join(codesIn(codes, APPLICATION_STATUSES))})`,
  Step: (step) => sql<SqlBool>`application.current_step = ${step}`,
  AssessmentType: (type) => sql<SqlBool>`application.assessment_type = ${type}`,
  ServiceKey: (service) => sql<SqlBool>`application.service_id = (
    select service.id from service where service_key = ${service})`,
  OrganisationKey: (organisation) => sql<SqlBool>`application.organisation_id = (
    select organisation.id from organisation where organisation_key = ${organisation})`,
  Turn: (side) =>
    sql<SqlBool>`application.application_status_code in (${literals(
      side === 'WITH_CLIENT' ? applicationStatuses.withClient : applicationStatuses.withBody,
    )})`,
  AssigneeKey: (person) => (isClient(actor.Roles) ? sql<SqlBool>`false` : isAssignedTo(person)),
  // Part of the query itself: other rows are visible then.
  IsYourTurn: () => null,
  ...dayConditions('', ORDER.SubmittedAt),
  ...dayConditions('Changed', ORDER.UpdatedAt),
  TagCode: (tag) => carries(actor, tag),
  ...dashboardConditions(actor),
});

/**
 * The person is assigned to a step now. The first condition finds the applications by index; a person who was
 * replaced keeps access, but is not found.
 */
function isAssignedTo(userKey: string) {
  const account = sql`(select id from account where user_key = ${userKey})`;
  const columns = sql.join(Object.values(ASSIGNEE_COLUMNS).map((column) => sql.ref(`Application.${column}`)));
  return sql<SqlBool>`(application.id in (select application_id from application_person where account_id = ${account})
    and ${account} in (${columns}))`;
}

/**
 * Tags are internal to staff, and filtering by tag would reveal them. Two conditions, so that the index is
 * used.
 */
const carries = (actor: SignedIn, code: string) =>
  isClient(actor.Roles)
    ? sql<boolean>`false`
    : sql<boolean>`application.tags <> '{}' and application.tags @> array[${code}]::text[]`;

const ORDER = {
  ApplicationNo: sql`application.application_no`,
  OrgName: sql`lower(coalesce(nullif(organisation.org_name ->> 'EN', ''), nullif(organisation.org_name ->> 'CHT', ''),
    organisation.org_name ->> 'CHS'))`,
  UpdatedAt: sql`application.updated_at`,
  SubmittedAt: sql`application.submitted_at`,
  StepSince: sql`application.step_since`,
} as const satisfies Record<Sort, unknown>;

/**
 * Sort columns that may be null; nulls come last. For the other columns, `nulls last` would prevent use of
 * the index.
 */
const NULLABLE_SORTS: readonly Sort[] = ['SubmittedAt', 'StepSince'];

/** Applications without a number sort lowest, so that one index serves both directions. */
const byNumber = (isDown: boolean) =>
  isDown
    ? sql`application.application_no desc nulls last, application.id desc`
    : sql`application.application_no asc nulls first, application.id asc`;

/** Adds the columns of a row and the requested sort order. */
export function sortedApplications(found: Filtered, actor: SignedIn, query: Query) {
  const sort = (query.Sort ?? '-UpdatedAt') as Sort | `-${Sort}`;
  const isDown = sort.startsWith('-');
  const name = sort.replace('-', '') as Sort;
  const certificate = certificatesInQueries.get('CERTIFICATE');
  return found
    .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
    .leftJoin('Account', 'Account.Id', 'Application.TurnUserId')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.ApplicationStatusCode',
      'Application.AssessmentType',
      'Application.Type',
      'Application.CurrentStep',
      'Application.Round',
      'Application.ServiceVersionId',
      'Application.SubmittedAt',
      'Application.StepSince',
      'Application.StartDateTime',
      'Application.EndDateTime',
      'Application.CreatedAt',
      'Application.UpdatedAt',
      'Application.CertificateNo',
      'Application.IsClientTurn',
      'Application.TurnUserId',
      'Application.TurnRoles',
      'Organisation.OrgName',
      'Account.FirstName',
      'Account.LastName',
    ])
    .select(certificate.statusOf(sql`application.certificate_id`).as('CertificateStatus'))
    .select(answerBy(actor).as('AnswerBy'))
    .select(paymentDueOn(actor).as('PaymentDueOn'))
    .select(overdueFindings(actor).as('OverdueFindings'))
    .select(openMajorCount(actor).as('OpenMajorCount'))
    .$if(name === 'ApplicationNo', (some) => some.orderBy(byNumber(isDown)))
    .$if(name !== 'ApplicationNo', (some) =>
      some
        .orderBy(ORDER[name], (order) => {
          const directed = isDown ? order.desc() : order.asc();
          return NULLABLE_SORTS.includes(name) ? directed.nullsLast() : directed;
        })
        .orderBy('Application.Id', 'desc'),
    );
}

export async function applicationRow(
  db: Db,
  actor: SignedIn,
  row: InferResult<ReturnType<typeof sortedApplications>>[number],
): Promise<ApplicationRow> {
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  const {
    ServiceVersionId: _version,
    IsClientTurn: _client,
    TurnUserId: _user,
    TurnRoles: _roles,
    FirstName,
    LastName,
    CreatedAt,
    CertificateStatus,
    CertificateNo,
    ...fields
  } = row;
  return {
    ...fields,
    ...certificateNames(actor, CertificateStatus, { CertificateNo }),
    ServiceName: Definition.Name,
    ...turnView(
      row,
      actor,
      FirstName !== null && LastName !== null ? fullName({ FirstName, LastName }) : null,
    ),
    SubmittedAt: row.SubmittedAt?.toISOString() ?? null,
    StepSince: (row.StepSince ?? CreatedAt).toISOString(),
    TargetDays: (row.CurrentStep && Definition.TargetDays[row.CurrentStep]) || null,
    StartDateTime: row.StartDateTime?.toISOString() ?? null,
    EndDateTime: row.EndDateTime?.toISOString() ?? null,
    CreatedAt: CreatedAt.toISOString(),
    UpdatedAt: row.UpdatedAt.toISOString(),
  };
}
