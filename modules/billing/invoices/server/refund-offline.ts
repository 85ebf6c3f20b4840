import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { changeByDeed, type Deed, momentOf } from './change-by-deed.ts';
import { askForReceipt } from './receipt/ask-for-receipt.ts';

/**
 * Records a refund that was made outside of a provider. Nothing is moved: the row says what the bank has paid out, and
 * the database refuses more than was paid.
 */
export const refundOffline: Deed = async (job) => {
  const { tx, invoice, input, actor, asRole, at } = job;
  needProof(actor, at);
  const AmountCents = Number(input.AmountCents);
  const TransactionNo = String(input.TransactionNo).trim();
  const refund = await tx
    .insertInto('OfflineRefund')
    .values({
      RefundKey: newKey(),
      InvoiceId: invoice.Id,
      AmountCents,
      DoneAt: momentOf(job),
      TransactionNo,
      Reason: String(input.Remark).trim(),
      AccountId: actor.Id,
      AsRole: asRole,
      CreatedAt: at,
    })
    .returning(['Id', 'RefundKey'])
    .executeTakeFirstOrThrow();
  const isAll = invoice.RefundedCents + AmountCents >= invoice.PaidCents;
  const Status = isAll ? 'REFUNDED' : 'PART_REFUNDED';
  const Data = { TransactionNo, RefundKey: refund.RefundKey, RefundedOn: input.DateTime };
  await changeByDeed(job, 'REFUND_OFFLINE', { Status }, AmountCents, Data);
  await askForReceipt(tx, job.portal, { InvoiceId: invoice.Id, OfflineRefundId: refund.Id });
};
