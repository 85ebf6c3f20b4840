/** Limits invoices of applications to those whose application the user may see. */
import { type SqlBool, sql } from 'kysely';
import { invoicesOfVisibleRecords } from '#modules/billing/invoices/server/index.ts';
import { visibleTo } from './scope.ts';

export const invoicesOfVisibleApplications = invoicesOfVisibleRecords.implement((actor) => (eb) => {
  const seen = eb
    .selectFrom('Application')
    .select(sql`true`.as('IsFound'))
    .whereRef('Application.Id', '=', 'Invoice.ApplicationId')
    .where(visibleTo(actor))
    .limit(1);
  return sql<SqlBool>`(${seen})`;
});
