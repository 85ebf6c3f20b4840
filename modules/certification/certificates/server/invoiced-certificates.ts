import { type SqlBool, sql } from 'kysely';
import { invoiceSubjects, type SubjectColumns } from '#modules/billing/invoices/server/index.ts';

/** What billing asks of certificates, of which some services invoice the first issue. */
export const invoicedCertificates = invoiceSubjects.provide({
  CERTIFICATE: {
    lock: async (tx, id) => {
      await sql`select from certificate where id = ${id} for update`.execute(tx);
    },
    // A voided payment leaves the invoice of a certificate owed, whatever the status of the certificate.
    isOver: async () => false,
    // They lie with the application that the certificate came from.
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
        null::bigint as service_version_id, service_name, certificate_status_code <> 'DELETED' as is_named
      from certificate where certificate.id = invoice.certificate_id`,
    // It was issued in error. A value of the row, as of applications.
    isForStaff: sql<SqlBool>`coalesce((
      select ended.certificate_status_code = 'DELETED'
      from certificate as ended where ended.id = invoice.certificate_id), false)`,
    isNotAskedFor: sql<SqlBool>`false`,
    search: (id) => sql<string>`(select search from certificate where id = ${id})`,
    ids: (keys) => sql<number>`select id from certificate where certificate_key = any(${keys})`,
  },
});
