/**
 * SQL condition with which billing limits certificate invoices to those that a user may see: of certificates
 * in the user's data scope (hook implementation).
 */
import { type SqlBool, sql } from 'kysely';
import { invoicesOfVisibleRecords } from '#modules/billing/invoices/server/index.ts';
import { certificateInScope } from './certificate-scope.ts';

export const invoicesOfVisibleCertificates = invoicesOfVisibleRecords.implement((actor) => (eb) => {
  const seen = eb
    .selectFrom('Certificate')
    .select(sql`true`.as('IsFound'))
    .whereRef('Certificate.Id', '=', 'Invoice.CertificateId')
    .where(certificateInScope(actor))
    .limit(1);
  return sql<SqlBool>`(${seen})`;
});
