/**
 * Emails a new invoice as PDF to the organisation's billing email, if it has one and something is owed:
 * queues the job, and runs it (task `payment.invoice`).
 */
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { invoiceStatuses } from '../../rules/statuses.ts';
import { loadInvoiceDocuments } from '../document/load-invoice-documents.ts';
import { billingContact } from './billing-contact.ts';
import { emailDocument } from './email-document.ts';
import { invoicePath } from './invoice-path.ts';
import { invoiceTemplate } from './templates.ts';

/**
 * Queues the email of a new invoice to the billing email, if the organisation has one and something is owed.
 */
export async function enqueueInvoiceEmail(
  tx: Tx,
  invoice: { Id: number; OrganisationId: number; AmountCents: number },
): Promise<void> {
  if (invoice.AmountCents === 0 || !(await billingContact(tx, invoice.OrganisationId))) return;
  await enqueue(tx, 'payment.invoice', { InvoiceId: invoice.Id }, { queue: `receipt ${invoice.Id}` });
}

/**
 * Task `payment.invoice`: emails the invoice. Clients find it in the portal; the billing email has no
 * account there.
 */
export async function sendInvoice(portal: Portal, { InvoiceId }: { InvoiceId: number }): Promise<void> {
  const { db } = portal;
  const invoice = await db
    .selectFrom('Invoice')
    .select('OrganisationId')
    .where('Id', '=', InvoiceId)
    .where('Status', 'not in', invoiceStatuses.voided)
    .executeTakeFirst();
  const [paper] = await loadInvoiceDocuments(db, [InvoiceId]);
  if (!invoice || !paper) return;
  const contact = await billingContact(db, invoice.OrganisationId);
  await emailDocument(portal, {
    ...{
      document: paper,
      recipients: contact ? [contact] : [],
      template: invoiceTemplate,
      amountCents: paper.AmountCents,
    },
    variant: { Kind: 'INVOICE' },
    path: await invoicePath(db, InvoiceId),
    cause: `invoice:${InvoiceId}`,
  });
}
