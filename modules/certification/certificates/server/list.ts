/** Certificate list: filters, search, sort order and paging, in the caller's data scope. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import type { certificateRoutes } from '../rules/contract.ts';
import { certificateRow, ROW_COLUMNS } from './certificate-row.ts';
import { certificateInScope } from './certificate-scope.ts';
import { matches } from './matches.ts';

type ListFiltersQuery = Context<(typeof certificateRoutes)['list']>['query'];

/** Filters of a certificate list; certificates issued in error are always excluded. */
function listed(
  query: ListFiltersQuery,
): (eb: ExpressionBuilder<Tables, 'Certificate'>) => Expression<SqlBool> {
  return (eb) => {
    const { Status, Kind, ServiceKey, ExpiryFrom, ExpiryTo, EffectiveFrom, EffectiveTo } = query;
    const conditions: Expression<SqlBool>[] = [eb('Certificate.CertificateStatusCode', '<>', 'DELETED')];
    if (Status)
      conditions.push(sql<boolean>`certificate.certificate_status_code = any(${Status.split(',')}::text[])`);
    if (Kind) conditions.push(eb('Certificate.Kind', '=', Kind));
    if (ServiceKey)
      conditions.push(
        eb(
          'Certificate.ServiceId',
          'in',
          eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', ServiceKey),
        ),
      );
    if (ExpiryFrom) conditions.push(eb('Certificate.ExpiryDate', '>=', ExpiryFrom));
    if (ExpiryTo) conditions.push(eb('Certificate.ExpiryDate', '<=', ExpiryTo));
    if (EffectiveFrom) conditions.push(eb('Certificate.EffectiveDate', '>=', EffectiveFrom));
    if (EffectiveTo) conditions.push(eb('Certificate.EffectiveDate', '<=', EffectiveTo));
    return eb.and(conditions);
  };
}

type Route = (typeof certificateRoutes)['list'];
type Query = Context<Route>['query'];

/** Columns by which a list may be sorted. */
export const ORDER = {
  CertificateNo: sql`certificate.certificate_no`,
  OrgName: sql`certificate.org_name->>'EN'`,
  EffectiveDate: sql`certificate.effective_date`,
  ExpiryDate: sql`certificate.expiry_date`,
} as const;

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

/** Base query of the matching certificates, for the page and the export. */
export const matchingCertificates = (db: Db, actor: SignedIn, query: Query) =>
  db
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where(listed(query))
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
