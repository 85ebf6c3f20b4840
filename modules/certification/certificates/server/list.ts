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

/** What a list of certificates may be narrowed by; what was issued in error is in none. */
function listed(
  query: ListFiltersQuery,
): (eb: ExpressionBuilder<Tables, 'Certificate'>) => Expression<SqlBool> {
  return (eb) => {
    const { Status, Kind, ServiceKey, ExpiryFrom, ExpiryTo, EffectiveFrom, EffectiveTo } = query;
    const wanted: Expression<SqlBool>[] = [eb('Certificate.CertificateStatusCode', '<>', 'DELETED')];
    if (Status)
      wanted.push(sql<boolean>`certificate.certificate_status_code = any(${Status.split(',')}::text[])`);
    if (Kind) wanted.push(eb('Certificate.Kind', '=', Kind));
    if (ServiceKey)
      wanted.push(
        eb(
          'Certificate.ServiceId',
          'in',
          eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', ServiceKey),
        ),
      );
    if (ExpiryFrom) wanted.push(eb('Certificate.ExpiryDate', '>=', ExpiryFrom));
    if (ExpiryTo) wanted.push(eb('Certificate.ExpiryDate', '<=', ExpiryTo));
    if (EffectiveFrom) wanted.push(eb('Certificate.EffectiveDate', '>=', EffectiveFrom));
    if (EffectiveTo) wanted.push(eb('Certificate.EffectiveDate', '<=', EffectiveTo));
    return eb.and(wanted);
  };
}

type Route = (typeof certificateRoutes)['list'];
type Query = Context<Route>['query'];

/** What a list may be sorted by. */
export const ORDER = {
  CertificateNo: sql`certificate.certificate_no`,
  OrgName: sql`certificate.org_name->>'EN'`,
  EffectiveDate: sql`certificate.effective_date`,
  ExpiryDate: sql`certificate.expiry_date`,
} as const;

/** Certificates of the caller's scope, the newest first. */
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

/** Those that match; the page and the export begin with it. */
export const matchingCertificates = (db: Db, actor: SignedIn, query: Query) =>
  db
    .selectFrom('Certificate')
    .where(certificateInScope(actor))
    .where(listed(query))
    .where(matches(query.Search));

/** With what every row shows, in the order that was asked for. */
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
      // Only this column knows nothing; elsewhere the words would keep the index from giving the order.
      return column === 'ExpiryDate' ? directed.nullsLast() : directed;
    })
    .orderBy('Certificate.Id', 'desc');
}
