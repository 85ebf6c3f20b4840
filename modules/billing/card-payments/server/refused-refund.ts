import { changeInvoice } from '#modules/billing/invoices/server/change-invoice.ts';
import { lockInvoice } from '#modules/billing/invoices/server/lock-invoice.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Refusal } from './provider/refusal.ts';

/**
 * The provider said no, and knows of no refund with this key: what was promised is free again. The invoice stays as it
 * is; finance is told.
 */
export async function refusedRefund(portal: Portal, refundId: number, { Code }: Refusal): Promise<void> {
  const at = new Date();
  await portal.db.transaction().execute(async (tx) => {
    const { PaymentId, InvoiceId } = await tx
      .selectFrom('Refund')
      .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
      .select(['Refund.PaymentId', 'Payment.InvoiceId'])
      .where('Refund.Id', '=', refundId)
      .executeTakeFirstOrThrow();
    const invoice = await lockInvoice(tx, InvoiceId);
    const payment = await tx
      .selectFrom('Payment')
      .selectAll()
      .where('Id', '=', PaymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const refused = await tx
      .updateTable('Refund')
      .set({ Status: 'FAILED', FailureCode: Code.slice(0, 100), DoneAt: at })
      .where('Id', '=', refundId)
      .where('Status', '=', 'STARTED')
      .returningAll()
      .executeTakeFirst();
    if (!refused) return;
    const refunds = { voided: false, changed: [refused] };
    await changeInvoice({ portal, tx, invoice, before: payment, after: payment, refunds, at });
  });
}
