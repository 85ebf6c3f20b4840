/**
 * Reminds an organisation of its overdue invoices at the request of finance: the same email, job and record as
 * the nightly reminder, so that each knows of the other.
 */
import { sql } from 'kysely';
import { hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Db, Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { invoiceStatuses } from '../../rules/statuses.ts';
import { invoiceInScope } from '../invoice-scope.ts';
import { isNoLongerPayable } from '../subjects.ts';
import { reminderRecipients } from './remind.ts';

type Request = { actor: SignedIn; organisationKey: string; at: Date; address: string };

/** How many invoices the organisation is reminded of; or why of none. */
export type Reminded =
  | { Count: number; Refusal: null }
  | { Count: 0; Refusal: 'REMIND_NONE_OVERDUE' | 'REMIND_TODAY_ALREADY' | 'REMIND_NO_RECIPIENT' };

const none = (Refusal: NonNullable<Reminded['Refusal']>): Reminded => ({ Count: 0, Refusal });

/** Queues the reminders; an invoice of which the payer was reminded today is left out. */
export function remindByHand(db: Db, { actor, organisationKey, at, address }: Request): Promise<Reminded> {
  const midnight = hongKongMidnight(hongKongDate(at));
  return db.transaction().execute(async (tx) => {
    const overdue = await lockOverdue(tx, actor, organisationKey, hongKongDate(at));
    const [first] = overdue;
    if (!first) return none('REMIND_NONE_OVERDUE');
    const due = overdue.filter(({ RemindedAt }) => RemindedAt === null || RemindedAt < midnight);
    if (due.length === 0) return none('REMIND_TODAY_ALREADY');
    if ((await reminderRecipients(tx, first.OrganisationId)).length === 0) return none('REMIND_NO_RECIPIENT');
    await tx
      .updateTable('Invoice')
      .set({ RemindedAt: at })
      .where(
        'Id',
        'in',
        due.map(({ Id }) => Id),
      )
      .execute();
    for (const { Id, InvoiceNo, AmountCents } of due) {
      await enqueue(tx, 'payment.remind', { InvoiceId: Id }, { queue: `receipt ${Id}` });
      await audit(tx, {
        AccountId: actor.Id,
        Event: 'PAYMENT_REMINDER',
        Object: InvoiceNo,
        Address: address,
        Detail: { AmountCents },
      });
    }
    return { Count: due.length, Refusal: null };
  });
}

/** Locks the overdue invoices of an organisation that can be paid; two requests do not both remind. */
const lockOverdue = (tx: Queries, actor: SignedIn, organisationKey: string, today: string) =>
  tx
    .selectFrom('Invoice')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .select([
      'Invoice.Id',
      'Invoice.InvoiceNo',
      'Invoice.AmountCents',
      'Invoice.OrganisationId',
      'Invoice.RemindedAt',
    ])
    .where(invoiceInScope(actor))
    .where('Organisation.OrganisationKey', '=', organisationKey)
    .where('Invoice.Status', 'in', invoiceStatuses.withPayer)
    .where('Invoice.DueOn', '<', today)
    .where(sql<boolean>`not ${isNoLongerPayable()}`)
    .orderBy('Invoice.Id')
    .forUpdate('Invoice')
    .execute();
