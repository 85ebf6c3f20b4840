import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { certificateRoutes } from '../rules/contract.ts';

type Query = Context<(typeof certificateRoutes)['list']>['query'];

/** What a list of certificates may be narrowed by; what was issued in error is in none. */
export function listed(query: Query): (eb: ExpressionBuilder<Tables, 'Certificate'>) => Expression<SqlBool> {
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
