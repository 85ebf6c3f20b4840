import { isPaymentReceived } from '#modules/billing/invoices/rules/index.ts';
import { invoiceInScope, lockInvoice } from '#modules/billing/invoices/server/index.ts';
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { onlineRoutes } from '../rules/online-contract.ts';
import { cardPaymentsPermissions } from '../rules/permissions.ts';
import type { PaymentRow } from './payment-ref.ts';
import { reserveRefund } from './reserve-refund.ts';

type Route = (typeof onlineRoutes)['refundOverpayment'];

/**
 * Refunds for finance all that remains of a card payment received for an invoice already settled; needs a
 * reason and fresh authentication. The invoice is unchanged.
 */
export async function refundOverpayment(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, at, address, idempotencyKey } = context;
  requireStepUp(actor, at);
  const Reason = body.Remark.trim() || failField('Remark', 'REASON_REMARK_REQUIRED');
  return db.transaction().execute(async (tx) => {
    const found = await inScope(tx, actor, body.PaymentKey);
    const invoice = await lockInvoice(tx, found.InvoiceId);
    const request = { actor, idempotencyKey, action: 'REFUND_OVERPAYMENT', input: body };
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    const payment = await lockPayment(tx, found.Id);
    const AmountCents = payment.ReceivedCents - payment.ReservedCents;
    if (!payment.IsOverpayment || !isPaymentReceived(payment.Status))
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_OVERPAYMENT' }] });
    if (AmountCents <= 0) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_REFUND_UNDER_WAY' }] });
    const isWhole = AmountCents === payment.ReceivedCents;
    const Kind = payment.IsSettled || !isWhole ? 'REFUND' : 'VOID';
    const AsRole =
      cardPaymentsPermissions.REFUND_OVERPAYMENTS.find((role) => actor.Roles.includes(role)) ?? null;
    await reserveRefund(tx, {
      PaymentId: payment.Id,
      invoice,
      Kind,
      AmountCents,
      Reason,
      AccountId: actor.Id,
      AsRole,
      At: at,
      Data: { IsOverpayment: true },
    });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'REFUND_OVERPAYMENT',
      Object: invoice.InvoiceNo,
      Address: address,
      Detail: { AmountCents, Remark: Reason },
    });
    await storeAnswer(tx, request, {});
    return {};
  });
}

const inScope = async (tx: Tx, actor: SignedIn, PaymentKey: string) =>
  (await tx
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .select(['Payment.Id', 'Payment.InvoiceId'])
    .where('Payment.PaymentKey', '=', PaymentKey)
    .where(invoiceInScope(actor))
    .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');

const lockPayment = (tx: Tx, id: number): Promise<PaymentRow> =>
  tx.selectFrom('Payment').selectAll().where('Id', '=', id).forUpdate().executeTakeFirstOrThrow();
