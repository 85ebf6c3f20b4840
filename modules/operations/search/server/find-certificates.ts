import { type SelectQueryBuilder, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { isLimitedToAssigned } from '#modules/applications/applications/server/index.ts';
import {
  CERTIFICATE_WORDS,
  certificateInScope,
  certificateRow,
  ROW_COLUMNS,
} from '#modules/certification/certificates/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fromRows } from '#platform/server/database/from-rows.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Found } from '../rules/contract.ts';
import { firstResults } from './first-results.ts';
import { MAX_RESULTS_PER_GROUP, QUERY_TIMEOUT_MS, type SearchQuery, WINDOW } from './search-query.ts';
import { withStatementTimeout } from './with-statement-timeout.ts';

type Certificates = SelectQueryBuilder<Tables, 'Certificate', object>;

/**
 * Finds certificates for the global search within the user's data scope: by number, by organisation, and by
 * text, including previous names of the holder.
 */
export async function findCertificates(
  searchQuery: SearchQuery,
  organisations: readonly number[],
): Promise<Found['Certificates']> {
  return firstResults('CertificateKey', [
    () => searchIn(searchQuery, (scope) => byNumber(searchQuery, scope)),
    () =>
      searchIn(searchQuery, (scope) =>
        organisations.length === 0
          ? null
          : scope.where('Certificate.OrganisationId', 'in', [...organisations]),
      ),
    () => searchIn(searchQuery, (_, tx) => amongNewest(searchQuery, tx)),
    () => searchIn(searchQuery, (scope) => (searchQuery.isWide ? byConditions(searchQuery, scope) : null)),
  ]);
}

async function searchIn(
  searchQuery: SearchQuery,
  query: (scope: Certificates, tx: Tx) => Certificates | null,
) {
  const rows = await withStatementTimeout(searchQuery.db, QUERY_TIMEOUT_MS, async (tx) => {
    const builder = query(inScope(searchQuery, tx), tx);
    if (!builder) return [];
    return builder
      .select(ROW_COLUMNS)
      .orderBy('Certificate.EffectiveDate', 'desc')
      .orderBy('Certificate.Id', 'desc')
      .limit(MAX_RESULTS_PER_GROUP)
      .execute();
  });
  return (rows ?? []).map((row) => certificateRow(row, searchQuery.at));
}

/** Certificates in scope, as in lists; certificates issued in error (DELETED) are excluded. */
const inScope = ({ actor }: SearchQuery, tx: Tx): Certificates =>
  tx
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', 'not in', certificateStatuses.void);

const byNumber = ({ numbers, numberPrefix }: SearchQuery, scope: Certificates): Certificates | null =>
  numbers.length === 0 && numberPrefix === null
    ? null
    : scope
        .where((eb) =>
          eb.or([
            ...(numbers.length > 0 ? [eb('Certificate.CertificateNo', 'in', numbers)] : []),
            ...(numberPrefix === null ? [] : [eb('Certificate.CertificateNo', 'like', `${numberPrefix}%`)]),
          ]),
        )
        .orderBy(sql`certificate.certificate_no <> all(${numbers}::text[])`);

/** Searches only the newest certificates of the scope, so that rare words do not make the query slow. */
const amongNewest = (searchQuery: SearchQuery, tx: Tx): Certificates | null =>
  byConditions(searchQuery, fromRows<'Certificate'>(tx, newest(searchQuery, tx).as('Certificate')));

/**
 * Selects the newest certificates, to be aliased `certificate` so that conditions on certificates apply to
 * them.
 */
function newest(searchQuery: SearchQuery, tx: Tx) {
  const seen = inScope(searchQuery, tx).selectAll('Certificate');
  if (!isLimitedToAssigned(searchQuery.actor))
    return seen.orderBy('Certificate.EffectiveDate', 'desc').orderBy('Certificate.Id', 'desc').limit(WINDOW);
  // For users limited to assigned applications, ordered by those applications.
  const assigned = tx
    .selectFrom('ApplicationPerson')
    .where('AccountId', '=', searchQuery.actor.Id)
    .where('CertificateId', 'is not', null)
    .select('CertificateId')
    .orderBy('UpdatedAt', 'desc')
    .orderBy('ApplicationId', 'desc')
    .limit(WINDOW);
  return tx
    .selectFrom('Certificate')
    .selectAll('Certificate')
    .where('Certificate.Id', 'in', tx.selectFrom(assigned.as('Assigned')).select('Assigned.CertificateId'))
    .where('Certificate.CertificateStatusCode', 'not in', certificateStatuses.void)
    .limit(WINDOW);
}

function byConditions({ conditions }: SearchQuery, scope: Certificates): Certificates | null {
  if (conditions.length === 0) return null;
  let found = scope;
  for (const holds of conditions) found = found.where(holds(CERTIFICATE_WORDS));
  return found;
}
