/** Lists the register of decisions with its filters, within the caller's data scope; also those of one certificate. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { certificateInScope } from '#modules/certification/certificates/server/index.ts';
import { codesIn } from '#platform/common/contract/list.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { decisionRoutes } from '../rules/contract.ts';
import type { decisionList } from '../rules/decision-list.ts';
import { DECISION_TYPES } from '../rules/decision-types.ts';
import { decisionRowOf, ROW_COLUMNS, rowExtras } from './decision-row.ts';
import { decisionsInScope } from './scope.ts';

type Route = (typeof decisionRoutes)['list'];
type Query = Context<Route>['query'];
type Condition = RawBuilder<SqlBool>;

export async function listDecisions({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingDecisions(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('decision', actor, query),
    rows: sortedDecisions(found, query),
    counted: found.select(sql`1`.as('One')),
    query,
  });
  return { Rows: Rows.map(decisionRowOf), ...total };
}

/** Decisions in the caller's scope that match the filters. */
export function matchingDecisions(db: Queries, actor: SignedIn, query: Query) {
  let found = decisionsInScope(db, actor);
  for (const condition of conditionsOf<typeof decisionList, Condition>(query, conditions))
    found = found.where(condition);
  for (const pattern of searchPatterns(query.Search)) found = found.where('Decision.Search', 'like', pattern);
  return found;
}

const conditions: FilterConditions<typeof decisionList, Condition> = {
  Type: (codes) => sql<SqlBool>`decision.type in (${sql.join(codesIn(codes, DECISION_TYPES))})`,
  IsNotSeparate: () => sql<SqlBool>`not decision.is_separate`,
  OrganisationKey: (
    organisation,
  ) => sql<SqlBool>`coalesce(application.organisation_id, certificate.organisation_id) = (
    select organisation.id from organisation where organisation_key = ${organisation})`,
  ServiceKey: (service) => sql<SqlBool>`coalesce(application.service_id, certificate.service_id) = (
    select service.id from service where service_key = ${service})`,
  ...dayConditions('Decided', sql`decision.decided_at`),
};

const ORDER = { DecisionNo: sql`decision.id`, DecidedAt: sql`decision.decided_at` } as const;

/** Adds the columns of a row and the requested order. */
export function sortedDecisions(
  found: ReturnType<typeof matchingDecisions>,
  { Sort = '-DecidedAt' }: Pick<Query, 'Sort'>,
) {
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  return found
    .select(ROW_COLUMNS)
    .select(rowExtras)
    .orderBy(ORDER[Sort.replace('-', '') as keyof typeof ORDER], direction)
    .orderBy('Decision.Id', direction);
}

type OfCertificate = (typeof decisionRoutes)['ofCertificate'];

export async function decisionsOfCertificate({
  db,
  actor,
  query,
}: Pick<Context<OfCertificate>, 'db' | 'actor' | 'query'>): Promise<DataOf<OfCertificate>> {
  const certificate = await db
    .selectFrom('Certificate')
    .select('Certificate.Id')
    .where('Certificate.CertificateKey', '=', query.CertificateKey)
    .where(certificateInScope(actor))
    .executeTakeFirst();
  if (!certificate) return fail('ERR_NOT_FOUND');
  const rows = await decisionsInScope(db, actor)
    .select(ROW_COLUMNS)
    .select(rowExtras)
    // Two ways to a decision, each with an index of its own.
    .where(
      sql<SqlBool>`decision.id in (
        select id from certification_decision where certificate_id = ${certificate.Id}
        union all
        select made.id from application decided join certification_decision made on made.application_id = decided.id
        where decided.certificate_id = ${certificate.Id})`,
    )
    .orderBy('Decision.DecidedAt', 'desc')
    .orderBy('Decision.Id', 'desc')
    .execute();
  return { Rows: rows.map(decisionRowOf) };
}
