/**
 * Voids the unpaid invoice of a certificate that was issued in error; with a proof under review, or money
 * received, it stays.
 */
import { sql } from 'kysely';
import { literals } from '#platform/server/database/literals.ts';
import { invoiceStatuses } from '../rules/statuses.ts';
import type { InvoiceActionContext } from './invoice-action-context.ts';
import { invoiceEffects } from './invoice-effects.ts';
import { storedInvoice } from './stored-invoice.ts';

/** An action that ends a certificate, with the certificate's row. */
type Ending = Omit<InvoiceActionContext, 'invoice' | 'isOver'> & { row: { Id: number } };

/**
 * Voids the invoice of a certificate issued in error, unless it has a proof under review or money was
 * received. Locks the invoice.
 */
export async function voidCertificateInvoice(job: Ending): Promise<void> {
  const { rows } = await sql<{ Id: number }>`
    select id as "Id" from invoice
    where certificate_id = ${job.row.Id} and status not in (${literals(invoiceStatuses.voided)})
    for update`.execute(job.tx);
  for (const { Id } of rows)
    await invoiceEffects.CANCELLED({ ...job, invoice: await storedInvoice(job.tx, Id), isOver: true });
}
