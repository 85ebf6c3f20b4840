/** Lists proposed decisions with their filters, within the caller's data scope. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { codesIn } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { proposalRoutes } from '../../rules/proposals/contract.ts';
import type { proposalList } from '../../rules/proposals/list.ts';
import { PROPOSAL_STATUSES, proposalStatuses } from '../../rules/proposals/statuses.ts';
import { PROPOSAL_TYPES } from '../../rules/proposals/types.ts';
import { PROPOSAL_COLUMNS, proposalExtras, proposalRowOf } from './proposal-row.ts';
import { proposalsInScope } from './proposal-scope.ts';

type Route = (typeof proposalRoutes)['list'];
type Query = Context<Route>['query'];
type Condition = RawBuilder<SqlBool>;

const TODAY = sql`(now() at time zone 'Asia/Hong_Kong')::date`;
const isOpen = sql<SqlBool>`proposal.status in (${literals(proposalStatuses.open)})`;

export async function listProposals({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingProposals(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('proposal', actor, query),
    rows: sortedProposals(found, query),
    counted: found.select(sql`1`.as('One')),
    query,
  });
  const today = hongKongDate(at);
  return { Rows: Rows.map((row) => proposalRowOf(row, today)), ...total };
}

/** Proposals in the caller's scope that match the filters. */
export function matchingProposals(db: Queries, actor: SignedIn, query: Query) {
  let found = proposalsInScope(db, actor);
  for (const condition of conditionsOf<typeof proposalList, Condition>(query, conditions))
    found = found.where(condition);
  for (const pattern of searchPatterns(query.Search)) found = found.where('Proposal.Search', 'like', pattern);
  return found;
}

const conditions: FilterConditions<typeof proposalList, Condition> = {
  Type: (codes) => sql<SqlBool>`proposal.type in (${sql.join(codesIn(codes, PROPOSAL_TYPES))})`,
  Status: (codes) => sql<SqlBool>`proposal.status in (${sql.join(codesIn(codes, PROPOSAL_STATUSES))})`,
  IsOpen: () => isOpen,
  IsOverdue: () => sql<SqlBool>`(${isOpen} and proposal.ratify_by < ${TODAY})`,
  OrganisationKey: (organisation) => sql<SqlBool>`certificate.organisation_id = (
    select organisation.id from organisation where organisation_key = ${organisation})`,
  ServiceKey: (service) => sql<SqlBool>`certificate.service_id = (
    select service.id from service where service_key = ${service})`,
  ...dayConditions('Proposed', sql`proposal.proposed_at`),
};

/** Adds the columns of a row and the requested order. */
export function sortedProposals(
  found: ReturnType<typeof matchingProposals>,
  { Sort = '-ProposedAt' }: Pick<Query, 'Sort'>,
) {
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  return found
    .select(PROPOSAL_COLUMNS)
    .select(proposalExtras)
    .orderBy('Proposal.ProposedAt', direction)
    .orderBy('Proposal.Id', direction);
}
