/** Consistency checks between applications and their invoices, run by the billing reconciliation. */
import { sql } from 'kysely';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { subjectChecks } from '#modules/billing/reconciliation/server/index.ts';
import type { Finding } from '#platform/server/comparison/types.ts';
import { literals } from '#platform/server/database/literals.ts';
import { applicationStatuses } from '../rules/statuses.ts';

/**
 * Days after which a proof of payment for an ended application is reported; the same as for other money to
 * be returned.
 */
const PROOF_DAYS = 7;

/**
 * Checks: missing invoice, lines that differ from the service's fees, wrong organisation, unhandled proof of
 * an ended application.
 */
export const applicationConsistencyChecks = subjectChecks.provide({
  APPLICATION: {
    Table: 'application',
    Checks: [
      {
        Name: 'NO_INVOICE',
        find: (within) => sql<Finding>`
          select application_no as about, 'INV' as expected, '' as found
          from application where ${within('id')} and submitted_at is not null
            and not exists (select 1 from invoice where application_id = application.id)`,
      },
    ],
    invoices: {
      LINES_NOT_SERVICE: (within) => sql<Finding>`
        select invoice_no as about, coalesce(fees, '[]')::text as expected, lines::text as found
        from invoice
          join application on application.id = invoice.application_id
          join service_version on service_version.id = application.service_version_id
          cross join lateral (select definition->'Fees'->assessment_type as fees) as agreed
        where ${within('invoice.id')} and lines <> coalesce(fees, '[]')`,
      ORGANISATION_DIFFERS: (within) => sql<Finding>`
        select invoice_no as about, application.organisation_id::text as expected,
          invoice.organisation_id::text as found
        from invoice join application on application.id = invoice.application_id
        where ${within('invoice.id')} and invoice.organisation_id <> application.organisation_id`,
      PROOF_OF_ENDED: (within, at) => sql<Finding>`
        select invoice_no as about, '' as expected, invoice.updated_at::text as found
        from invoice join application on application.id = invoice.application_id
        where ${within('invoice.id')} and invoice.status in (${literals(invoiceStatuses.toCheck)})
          and application_status_code in (${literals(applicationStatuses.withoutResult)})
          and invoice.updated_at < ${new Date(at.getTime() - PROOF_DAYS * 86_400_000)}`,
    },
  },
});
