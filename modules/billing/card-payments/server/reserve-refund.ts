import type { InvoiceStatus, RefundKind } from '#modules/billing/invoices/rules/index.ts';
import { addInvoiceEvent } from '#modules/billing/invoices/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

type RefundReservation = {
  PaymentId: number;
  invoice: { Id: number; Status: InvoiceStatus };
  Kind: RefundKind;
  AmountCents: number;
  Reason: string;
  AccountId: number;
  AsRole: Role | null;
  At: Date;
  Data?: Record<string, unknown>;
};

/**
 * Reserves a card refund: stores the refund, the history entry and the job that requests it in one
 * transaction, before the provider is called. A retry uses the same key, so nothing is refunded twice.
 */
export async function reserveRefund(
  tx: Tx,
  { invoice, At, Data, ...refundColumns }: RefundReservation,
): Promise<void> {
  const { PaymentId, Kind, AmountCents, Reason, AccountId, AsRole } = refundColumns;
  const refund = await tx
    .insertInto('Refund')
    .values({ ...refundColumns, RefundKey: newKey(), CreatedAt: At })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await addInvoiceEvent(tx, invoice, {
    Event: Kind,
    AmountCents,
    Remark: Reason,
    ...(Data && { Data }),
    by: { AccountId, AsRole },
    at: At,
  });
  await enqueue(tx, 'payment.refund', { RefundId: refund.Id }, { queue: `payment ${PaymentId}` });
}
