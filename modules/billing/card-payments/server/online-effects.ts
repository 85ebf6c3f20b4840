/**
 * Implements the invoice actions that use a card provider: records a started payment, or reserves a refund;
 * the provider itself is called afterwards, outside the transaction.
 */
import { paymentStatuses, type RefundKind } from '#modules/billing/invoices/rules/index.ts';
import {
  addInvoiceEvent,
  type InvoiceActionContext,
  onlineEffects,
} from '#modules/billing/invoices/server/index.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { activeConnection } from './provider/active-connection.ts';
import { reserveRefund } from './reserve-refund.ts';

/**
 * Starts a payment through the connected provider; the provider itself is called afterwards, outside any
 * transaction (`open-payment.ts`). A payment in progress continues: an invoice never has two at once.
 */
async function startPayment({ tx, invoice, actor, asRole, at }: InvoiceActionContext): Promise<void> {
  const known = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoice.Id)
    .where('Status', 'in', paymentStatuses.pending)
    .executeTakeFirst();
  if (known) return;
  const { Provider, Account } = await activeConnection(tx);
  await tx
    .insertInto('Payment')
    .values({
      PaymentKey: newKey(),
      InvoiceId: invoice.Id,
      Provider,
      Account,
      AmountCents: invoice.AmountCents,
      StartedById: actor.Id,
      CreatedAt: at,
    })
    .execute();
  await addInvoiceEvent(tx, invoice, {
    Event: 'PAY_ONLINE',
    AmountCents: invoice.AmountCents,
    by: { AccountId: actor.Id, AsRole: asRole },
    at,
  });
}

/** Refunds money that was paid online for the invoice. */
async function refundOnline(job: InvoiceActionContext, Kind: RefundKind, AmountCents: number): Promise<void> {
  const { tx, invoice, actor, asRole, at } = job;
  // The table allows a refund only for invoices that were paid online.
  const payment = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoice.Id)
    .where('Status', 'in', paymentStatuses.received)
    .where('IsOverpayment', '=', false)
    .executeTakeFirstOrThrow();
  await reserveRefund(tx, {
    PaymentId: payment.Id,
    invoice,
    Kind,
    AmountCents,
    Reason: String(job.input.Remark).trim(),
    AccountId: actor.Id,
    AsRole: asRole,
    At: at,
  });
}

export const providerEffects = onlineEffects.provide({
  PROVIDER: { start: startPayment, refund: refundOnline },
});
