/**
 * Connects invoices to applications: the lookups that the invoices module needs for an application's
 * invoice.
 */
import { type SqlBool, sql } from 'kysely';
import { invoiceSubjects, type SubjectColumns } from '#modules/billing/invoices/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { type ApplicationStatus, applicationStatuses } from '../rules/statuses.ts';

/**
 * A scalar subquery instead of `exists`: with `exists`, PostgreSQL may first collect every application with
 * these statuses.
 */
const endedAs = (statuses: readonly ApplicationStatus[]) => sql<SqlBool>`coalesce((
  select ended.application_status_code in (${literals(statuses)})
  from application as ended where ended.id = invoice.application_id), false)`;

/** Lookups for the invoices module; applications are invoiced at their first submission. */
export const invoicedApplications = invoiceSubjects.provide({
  APPLICATION: {
    lock: async (tx, id) => {
      await sql`select from application where id = ${id} for update`.execute(tx);
    },
    isOver: async (tx, id) => {
      const application = await tx
        .selectFrom('Application')
        .select('ApplicationStatusCode')
        .where('Id', '=', id)
        .executeTakeFirstOrThrow();
      return applicationStatuses.withoutResult.includes(application.ApplicationStatusCode);
    },
    filesWith: async (_tx, id) => id,
    columns: sql<SubjectColumns>`
      select 'APPLICATION'::text as kind, application_key as key, application_no as no, service_version_id,
        null::jsonb as service_name, true as is_named
      from application where application.id = invoice.application_id`,
    isForStaff: endedAs(applicationStatuses.cancelled),
    isNotAskedFor: endedAs(applicationStatuses.closed),
    search: (id) => sql<string>`(select search from application where id = ${id})`,
    ids: (keys) => sql<number>`select id from application where application_key = any(${keys})`,
  },
});
