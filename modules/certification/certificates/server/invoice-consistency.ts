/**
 * Checks for the payment reconciliation: certificates that lack their agreed invoice, and certificate
 * invoices whose lines or organisation differ from the service or certificate.
 */
import { sql } from 'kysely';
import { subjectChecks } from '#modules/billing/reconciliation/server/index.ts';
import type { Finding } from '#platform/server/comparison/types.ts';

/**
 * Agreed fees: the application of the first page first published the certificate, which issued the invoice
 * (assumption A67).
 */
const firstFees = sql`
  select definition->'CertificateFees' as fees
  from (select application_id from certificate_document where certificate_id = certificate.id order by revision limit 1)
    as first join application on application.id = first.application_id
    join service_version on service_version.id = application.service_version_id
  where exists (
    select from application_history where application_id = first.application_id and action = 'PUBLISH')`;

/** Checks that certificates and their invoices agree. */
export const certificateConsistencyChecks = subjectChecks.provide({
  CERTIFICATE: {
    Table: 'certificate',
    Checks: [
      {
        Name: 'NO_CERTIFICATE_INVOICE',
        find: (within) => sql<Finding>`
          select certificate_no as about, 'INV' as expected, '' as found
          from certificate cross join lateral (${firstFees}) as agreed
          where ${within('certificate.id')} and jsonb_array_length(coalesce(nullif(fees, 'null'), '[]')) > 0
            and not exists (select 1 from invoice where certificate_id = certificate.id)`,
      },
    ],
    invoices: {
      // The certificate may follow a newer service version by now, so the fees of any version are accepted.
      LINES_NOT_SERVICE: (within) => sql<Finding>`
        select invoice_no as about, 'CertificateFees' as expected, lines::text as found
        from invoice join certificate on certificate.id = invoice.certificate_id
        where ${within('invoice.id')} and not exists (
          select 1 from service_version
          where service_id = certificate.service_id and definition->'CertificateFees' = lines)`,
      ORGANISATION_DIFFERS: (within) => sql<Finding>`
        select invoice_no as about, certificate.organisation_id::text as expected,
          invoice.organisation_id::text as found
        from invoice join certificate on certificate.id = invoice.certificate_id
        where ${within('invoice.id')} and invoice.organisation_id <> certificate.organisation_id`,
    },
  },
});
