import { type SqlBool, sql } from 'kysely';
import { invoicesOfSeen } from '#modules/billing/invoices/server/index.ts';
import { inScope } from './scope.ts';

export const invoicesOfSeenApplications = invoicesOfSeen.implement((actor) => (eb) => {
  const seen = eb
    .selectFrom('Application')
    .select(sql`true`.as('IsFound'))
    .whereRef('Application.Id', '=', 'Invoice.ApplicationId')
    .where(inScope(actor))
    .limit(1);
  return sql<SqlBool>`(${seen})`;
});
