/**
 * SQL for the day by which a client has to pay the invoice of an application. Sub-accounts may pay but list no invoices, so the
 * application itself has to say that a payment is due.
 */
import { sql } from 'kysely';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/** For clients: the first due day of an invoice of the application that waits for its payer, YYYY-MM-DD; otherwise null. */
export const paymentDueOn = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles)
    ? sql<string | null>`(select min(unpaid.due_on)::text from invoice as unpaid
        where unpaid.application_id = application.id
          and unpaid.status in (${literals(invoiceStatuses.withPayer)}))`
    : sql<string | null>`null::text`;
