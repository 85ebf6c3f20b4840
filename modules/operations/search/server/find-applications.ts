import { type SelectQueryBuilder, sql } from 'kysely';
import { applicationsInScope, matchesSearch } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { fromRows } from '#platform/server/database/from-rows.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Found } from '../rules/contract.ts';
import { firstResults } from './first-results.ts';
import { MAX_RESULTS_PER_GROUP, QUERY_TIMEOUT_MS, type SearchQuery, WINDOW } from './search-query.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

type Applications = SelectQueryBuilder<Tables, 'Application', object>;

/**
 * Finds applications for the global search within the user's data scope: by number, by organisation, by
 * text, or, if nothing matches, by similar spelling.
 */
export async function findApplications(
  searchQuery: SearchQuery,
  organisations: readonly number[],
): Promise<Found['Applications']> {
  const { db } = searchQuery;
  const rows = await firstResults('ApplicationKey', [
    () => searchIn(db, (tx) => byNumber(searchQuery, applicationsInScope(tx as Db, searchQuery.actor))),
    () =>
      searchIn(db, (tx) => ofOrganisations(applicationsInScope(tx as Db, searchQuery.actor), organisations)),
    () => searchIn(db, (tx) => amongNewest(searchQuery, tx)),
    () => searchIn(db, (tx) => byConditions(searchQuery, tx)),
  ]);
  return Promise.all(rows.map((row) => foundRow(db, row)));
}

/**
 * Finds similarly spelled text in the caller's newest applications, for users who cannot search whole
 * organisations.
 */
export async function similarApplications(searchQuery: SearchQuery): Promise<Found['Applications']> {
  const rows = await searchIn(searchQuery.db, (tx) =>
    newest(searchQuery, tx, WINDOW / 10)
      .where(sql<boolean>`word_similarity(${searchQuery.text}, application.search) > 0.35`)
      .orderBy(sql`word_similarity(${searchQuery.text}, application.search)`, 'desc'),
  );
  return Promise.all(rows.map((row) => foundRow(searchQuery.db, row)));
}

type Row = Awaited<ReturnType<typeof searchIn>>[number];

const foundRow = async (db: Db, { ServiceVersionId, CreatedAt, ...row }: Row) => ({
  ...row,
  CreatedAt: CreatedAt.toISOString(),
  ServiceName: (await serviceVersion(db, ServiceVersionId)).Definition.Name,
});

async function searchIn(db: Db, query: (tx: Tx) => Applications | null) {
  const found = await withStatementTimeout(db, QUERY_TIMEOUT_MS, async (tx) => {
    const builder = query(tx);
    if (!builder) return [];
    return builder
      .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
      .select([
        'Application.ApplicationKey',
        'Application.ApplicationNo',
        'Application.ApplicationStatusCode',
        'Application.AssessmentType',
        'Application.CurrentStep',
        'Application.CreatedAt',
        'Application.ServiceVersionId',
        'Organisation.OrgName',
      ])
      .orderBy('Application.UpdatedAt', 'desc')
      .orderBy('Application.Id', 'desc')
      .limit(MAX_RESULTS_PER_GROUP)
      .execute();
  });
  return found ?? [];
}

const byNumber = ({ numbers, numberPrefix }: SearchQuery, scope: Applications): Applications | null =>
  numbers.length === 0 && numberPrefix === null
    ? null
    : scope
        .where((eb) =>
          eb.or([
            ...(numbers.length > 0 ? [eb('Application.ApplicationNo', 'in', numbers)] : []),
            ...(numberPrefix === null ? [] : [eb('Application.ApplicationNo', 'like', `${numberPrefix}%`)]),
          ]),
        )
        // Exact numbers come before numbers that only start with the text.
        .orderBy(sql`application.application_no <> all(${numbers}::text[])`);

const ofOrganisations = (scope: Applications, ids: readonly number[]): Applications | null =>
  ids.length === 0 ? null : scope.where('Application.OrganisationId', 'in', [...ids]);

/** Searches only the newest applications of the scope, so that rare words do not make the query slow. */
const amongNewest = (searchQuery: SearchQuery, tx: Tx): Applications | null =>
  searchQuery.conditions.length === 0 ? null : readThrough(searchQuery, newest(searchQuery, tx, WINDOW));

/**
 * Selects the newest applications, aliased `application`, so that conditions on applications apply to them.
 */
const newest = ({ actor }: SearchQuery, tx: Tx, count: number): Applications =>
  fromRows<'Application'>(
    tx,
    applicationsInScope(tx as Db, actor)
      .selectAll('Application')
      .orderBy('Application.UpdatedAt', 'desc')
      .orderBy('Application.Id', 'desc')
      .limit(count)
      .as('Application'),
  );

function readThrough({ conditions }: SearchQuery, scope: Applications): Applications {
  let found = scope;
  for (const holds of conditions) found = found.where(holds('application.search'));
  return found;
}

/**
 * Searches the whole scope with the text index; users with a small scope have been covered by the newest
 * rows.
 */
const byConditions = (searchQuery: SearchQuery, tx: Tx): Applications | null =>
  searchQuery.isWide && searchQuery.conditions.length > 0
    ? applicationsInScope(tx as Db, searchQuery.actor).where(matchesSearch(searchQuery.conditions))
    : null;
