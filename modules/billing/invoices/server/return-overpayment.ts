import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { overpaymentRoutes } from '../rules/overpayment-contract.ts';
import { invoicesPermissions } from '../rules/permissions.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { lockInvoice } from './lock-invoice.ts';
import { addInvoiceEvent } from './write-invoice.ts';

type Route = (typeof overpaymentRoutes)['giveBack'];

/**
 * Records for finance that an overpayment was returned to the client by a bank transfer outside the portal: date,
 * reference and reason. Once only, in full; the invoice is unchanged.
 */
export async function returnOverpayment(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, at, idempotencyKey } = context;
  requireStepUp(actor, at);
  const ReturnNo = body.TransactionNo || failField('TransactionNo', 'REASON_TRANSACTION_REQUIRED');
  const ReturnReason = body.Remark.trim() || failField('Remark', 'REASON_REMARK_REQUIRED');
  if (body.DateTime > hongKongDate(at)) failField('DateTime', 'REASON_DATE_IN_FUTURE');
  return db.transaction().execute(async (tx) => {
    const found = await inScope(tx, actor, body.OverpaymentKey);
    const invoice = await lockInvoice(tx, found.InvoiceId);
    const request = { actor, idempotencyKey, action: 'OVERPAYMENT_RETURNED', input: body };
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    // Released in the meantime, with its line: there is nothing to return.
    const overpayment = (await lockOverpayment(tx, found.Id)) ?? fail('ERR_NOT_FOUND');
    if (overpayment.ReturnedAt)
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_OVERPAYMENT_RETURNED' }] });
    if (body.DateTime < hongKongDate(overpayment.ReceivedAt))
      failField('DateTime', 'REASON_DATE_BEFORE_PAYMENT');
    await tx
      .updateTable('OfflineOverpayment')
      .set({
        // Noon in Hong Kong, so that no time zone changes the date.
        ReturnedAt: new Date(`${body.DateTime}T12:00:00+08:00`),
        ...{ ReturnNo, ReturnReason, ReturnedById: actor.Id, ReturnRecordedAt: at },
      })
      .where('Id', '=', overpayment.Id)
      .execute();
    await addInvoiceEvent(tx, invoice, {
      ...{ Event: 'OVERPAYMENT_RETURNED', AmountCents: overpayment.AmountCents, Remark: ReturnReason, at },
      Data: { TransactionNo: ReturnNo, RefundedOn: body.DateTime },
      by: {
        AccountId: actor.Id,
        AsRole: invoicesPermissions.RETURN_OVERPAYMENTS.find((role) => actor.Roles.includes(role)) ?? null,
      },
    });
    await storeAnswer(tx, request, {});
    return {};
  });
}

const inScope = async (tx: Tx, actor: SignedIn, OverpaymentKey: string) =>
  (await tx
    .selectFrom('OfflineOverpayment')
    .innerJoin('Invoice', 'Invoice.Id', 'OfflineOverpayment.InvoiceId')
    .select(['OfflineOverpayment.Id', 'OfflineOverpayment.InvoiceId'])
    .where('OverpaymentKey', '=', OverpaymentKey)
    .where(invoiceInScope(actor))
    .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');

const lockOverpayment = (tx: Tx, id: number) =>
  tx
    .selectFrom('OfflineOverpayment')
    .select(['Id', 'AmountCents', 'ReceivedAt', 'ReturnedAt'])
    .where('Id', '=', id)
    .forUpdate()
    .executeTakeFirst();
