/**
 * Emails payers a weekly reminder with the invoice while it is overdue by up to 30 days and payable; none if
 * a proof was submitted (assumptions A70, A78).
 */
import { sql } from 'kysely';
import { addDays, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { invoiceStatuses } from '../../rules/statuses.ts';
import { loadInvoiceDocuments } from '../document/load-invoice-documents.ts';
import { isNoLongerPayable } from '../subjects.ts';
import { withBillingContact } from './billing-contact.ts';
import { emailDocument } from './email-document.ts';
import { invoicePath } from './invoice-path.ts';
import { type Payer, payers } from './payers.ts';
import { overdueTemplate } from './templates.ts';

/** Days between two reminders of one invoice (assumption A70). */
const EVERY_DAYS = 7;
/**
 * Invoices overdue for longer are only shown in the finance list and no longer sent by email (assumption
 * A78).
 */
const REMINDER_CUTOFF_DAYS = 30;
const BATCH_SIZE = 200;

/** No reminder is sent if the workflow does not allow payment: the application was rejected or archived. */
const isPayable = () => sql<boolean>`not ${isNoLongerPayable()}`;

/**
 * Nightly: queues a reminder for each overdue invoice whose payer was not reminded for a week. An invoice
 * with a submitted proof gets none.
 */
export async function remindOfOverdue(portal: Portal, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  const lately = hongKongMidnight(addDays(today, 1 - EVERY_DAYS));
  await portal.db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('Invoice')
      .set({ RemindedAt: at })
      .where('Id', 'in', (eb) =>
        eb
          .selectFrom('Invoice')
          .select('Id')
          .where('Status', 'in', invoiceStatuses.withPayer)
          .where('DueOn', '<', today)
          .where('DueOn', '>=', addDays(today, -REMINDER_CUTOFF_DAYS))
          .where(isPayable())
          .where((or) => or.or([or('RemindedAt', 'is', null), or('RemindedAt', '<', lately)]))
          .orderBy('DueOn')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .returning('Id')
      .execute();
    for (const { Id } of rows)
      await enqueue(tx, 'payment.remind', { InvoiceId: Id }, { queue: `receipt ${Id}` });
  });
}

/** Returns who receives the reminders of an organisation: its payers who have not opted out, and its billing email. */
export const reminderRecipients = async (db: Queries, organisationId: number): Promise<Payer[]> =>
  withBillingContact(
    db,
    organisationId,
    await payers(db, { organisationId, kind: 'UNPAID' }, ['EACH', 'DAILY']),
  );

/** Task `payment.remind`: emails the invoice with its payment details, unless it was paid in the meantime. */
export async function sendReminder(
  portal: Portal,
  { InvoiceId }: { InvoiceId: number },
  _attempt?: unknown,
): Promise<void> {
  const { db } = portal;
  const invoice = await db
    .selectFrom('Invoice')
    .select(['OrganisationId', sql<string>`reminded_at::text`.as('Reminder')])
    .where('Id', '=', InvoiceId)
    .where('Status', 'in', invoiceStatuses.withPayer)
    .where('DueOn', '<', hongKongDate(new Date()))
    .where(isPayable())
    .executeTakeFirst();
  const [paper] = await loadInvoiceDocuments(db, [InvoiceId]);
  if (!invoice || !paper) return;
  const organisationId = invoice.OrganisationId;
  const people = await reminderRecipients(db, organisationId);
  await emailDocument(portal, {
    ...{ document: paper, recipients: people, template: overdueTemplate, amountCents: paper.AmountCents },
    variant: { Kind: 'INVOICE' },
    path: await invoicePath(db, InvoiceId),
    cause: `overdue:${InvoiceId}:${invoice.Reminder}`,
  });
}
