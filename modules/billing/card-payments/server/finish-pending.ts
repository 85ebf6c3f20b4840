import { paymentStatuses } from '#modules/billing/invoices/rules/index.ts';
import { invoiceSettled } from '#modules/billing/invoices/server/index.ts';
import { enqueuePaymentSync } from './enqueue-payment-sync.ts';

/**
 * When an invoice is settled in another way, queues a sync that cancels its card payment in progress. If the
 * provider reports that it was paid after all, it becomes an overpayment.
 */
export const finishPending = invoiceSettled.implement(async ({ tx, invoiceId }) => {
  const payment = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoiceId)
    .where('Status', 'in', paymentStatuses.pending)
    .executeTakeFirst();
  if (payment) await enqueuePaymentSync(tx, payment.Id);
});
