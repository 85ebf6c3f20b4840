import type { RefundKind } from '@assay/shared/payment/statuses.ts';
import { newKey } from '../db/keys.ts';
import { fail } from '../http/fail.ts';
import { enqueue } from '../jobs/tasks.ts';
import type { MoneyJob } from './deeds.ts';
import { recordEvent } from './record-event.ts';

/**
 * Promises to give money back: the row exists before the provider is asked, and the job that asks it exists exactly
 * when the row does. Asked again after a crash, it asks with the same key, so nothing is given back twice.
 */
export async function giveBack(job: MoneyJob, Kind: RefundKind, AmountCents: number): Promise<void> {
  const { tx, invoice, actor, asRole, at } = job;
  const payment =
    (await tx
      .selectFrom('Payment')
      .select('Id')
      .where('InvoiceId', '=', invoice.Id)
      .where('Status', '=', 'SUCCEEDED')
      .where('IsSurplus', '=', false)
      .executeTakeFirst()) ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_PAID_ONLINE' }] });
  const Reason = String(job.input.Remark).trim();
  const refund = await tx
    .insertInto('Refund')
    .values({
      RefundKey: newKey(),
      PaymentId: payment.Id,
      Kind,
      AmountCents,
      Reason,
      AccountId: actor.Id,
      AsRole: asRole,
      CreatedAt: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await recordEvent(tx, {
    InvoiceId: invoice.Id,
    Event: Kind,
    At: at,
    AccountId: actor.Id,
    AsRole: asRole,
    FromStatus: invoice.Status,
    ToStatus: invoice.Status,
    AmountCents,
    Remark: Reason,
  });
  await enqueue(tx, 'payment.giveBack', { RefundId: refund.Id }, { queue: `payment ${payment.Id}` });
}
