/** Certificate list: filters, search, sort order and paging, in the caller's data scope. */

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { SortName } from '#platform/common/lists/define-list.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { certificateList } from '../rules/certificate-list.ts';
import type { certificateRoutes } from '../rules/contract.ts';
import { certificateRow, ROW_COLUMNS } from './certificate-row.ts';
import { certificateInScope } from './certificate-scope.ts';
import { matches } from './matches.ts';

type Route = (typeof certificateRoutes)['list'];
type Query = Context<Route>['query'];

/** Conditions of the filters; the days are those of the certificate itself. */
const conditions: FilterConditions<typeof certificateList, RawBuilder<SqlBool>> = {
  Status: (codes) => sql<SqlBool>`certificate.certificate_status_code = any(${codes.split(',')}::text[])`,
  Kind: (kind) => sql<SqlBool>`certificate.kind = ${kind}`,
  ServiceKey: (service) => sql<SqlBool>`certificate.service_id in (
    select service.id from service where service.service_key = ${service})`,
  ExpiryFrom: (day) => sql<SqlBool>`certificate.expiry_date >= ${day}`,
  ExpiryTo: (day) => sql<SqlBool>`certificate.expiry_date <= ${day}`,
  EffectiveFrom: (day) => sql<SqlBool>`certificate.effective_date >= ${day}`,
  EffectiveTo: (day) => sql<SqlBool>`certificate.effective_date <= ${day}`,
};

/** Columns by which a list may be sorted. */
export const ORDER = {
  CertificateNo: sql`certificate.certificate_no`,
  OrgName: sql`certificate.org_name->>'EN'`,
  EffectiveDate: sql`certificate.effective_date`,
  ExpiryDate: sql`certificate.expiry_date`,
} as const satisfies Record<SortName<typeof certificateList>, unknown>;

/** One page of the certificates in the caller's scope, newest first by default. */
export async function listCertificates({ db, query, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const found = matchingCertificates(db, actor, query);
  const { Rows, ...total } = await listPage(db, {
    name: listName('certificate', actor, query),
    rows: sortedCertificates(found, query),
    counted: found.select('Certificate.Id'),
    query,
  });
  return {
    Rows: Rows.map(({ ApplicationKey, ...row }) => ({ ...certificateRow(row, at), ApplicationKey })),
    ...total,
  };
}

/** Base query of the matching certificates, for the page and the export; never those issued in error. */
export const matchingCertificates = (db: Db, actor: SignedIn, query: Query) =>
  db
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', 'not in', certificateStatuses.void)
    .where((eb) => eb.and(conditionsOf<typeof certificateList, RawBuilder<SqlBool>>(query, conditions)))
    .where(matches(query.Search));

/** Adds the columns of every row and the requested order. */
export function sortedCertificates(
  found: ReturnType<typeof matchingCertificates>,
  { Sort = '-EffectiveDate' }: Query,
) {
  const isDown = Sort.startsWith('-');
  const column = Sort.replace('-', '') as keyof typeof ORDER;
  return found
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .select(ROW_COLUMNS)
    .select('Application.ApplicationKey')
    .orderBy(ORDER[column], (order) => {
      const directed = isDown ? order.desc() : order.asc();
      // Only this column can be null; elsewhere `nulls last` would prevent the index from providing the
      // order.
      return column === 'ExpiryDate' ? directed.nullsLast() : directed;
    })
    .orderBy('Certificate.Id', 'desc');
}
