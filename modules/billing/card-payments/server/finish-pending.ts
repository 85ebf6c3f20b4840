import { invoiceSettled } from '#modules/billing/invoices/server/index.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';

/**
 * The invoice is settled otherwise: a payment in progress is ended by the job that syncs it. If the provider reports that it
 * was paid after all, it becomes an overpayment.
 */
export const finishPending = invoiceSettled.implement(async ({ tx, invoiceId }) => {
  const payment = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoiceId)
    .where('Status', 'in', ['STARTED', 'PROCESSING'])
    .executeTakeFirst();
  if (payment) await enqueuePaymentSync(tx, payment.Id);
});
