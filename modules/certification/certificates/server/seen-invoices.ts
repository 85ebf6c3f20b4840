import { type SqlBool, sql } from 'kysely';
import { invoicesOfSeen } from '#modules/billing/invoices/server/index.ts';
import { certificateInScope } from './certificate-scope.ts';

export const invoicesOfSeenCertificates = invoicesOfSeen.implement((actor) => (eb) => {
  const seen = eb
    .selectFrom('Certificate')
    .select(sql`true`.as('IsFound'))
    .whereRef('Certificate.Id', '=', 'Invoice.CertificateId')
    .where(certificateInScope(actor))
    .limit(1);
  return sql<SqlBool>`(${seen})`;
});
