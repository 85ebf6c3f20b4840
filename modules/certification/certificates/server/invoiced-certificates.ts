import { type SqlBool, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { invoiceSubjects, type SubjectColumns } from '#modules/billing/invoices/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';

/**
 * Registers certificates with billing as subjects of invoices, since some services charge for the first
 * issue: how to lock, name, search and attach files to one, and which invoices only staff see.
 */
export const invoicedCertificates = invoiceSubjects.provide({
  CERTIFICATE: {
    lock: async (tx, id) => {
      await sql`select from certificate where id = ${id} for update`.execute(tx);
    },
    // After a voided payment the invoice of a certificate is still due, whatever the certificate's status.
    isOver: async () => false,
    // Files are stored with the application that the certificate originated from.
    filesWith: async (tx, id) => {
      const certificate = await tx
        .selectFrom('Certificate')
        .select('ApplicationId')
        .where('Id', '=', id)
        .executeTakeFirstOrThrow();
      return certificate.ApplicationId;
    },
    columns: sql<SubjectColumns>`
      select 'CERTIFICATE'::text as kind, certificate_key as key, certificate_no as no,
        null::bigint as service_version_id, service_name, certificate_status_code not in (${literals(certificateStatuses.void)}) as is_named
      from certificate where certificate.id = invoice.certificate_id`,
    // Staff only if issued in error. Evaluated per row, as for applications.
    isForStaff: sql<SqlBool>`coalesce((
      select ended.certificate_status_code in (${literals(certificateStatuses.void)})
      from certificate as ended where ended.id = invoice.certificate_id), false)`,
    isNotAskedFor: sql<SqlBool>`false`,
    search: (id) => sql<string>`(select search from certificate where id = ${id})`,
    ids: (keys) => sql<number>`select id from certificate where certificate_key = any(${keys})`,
  },
});
