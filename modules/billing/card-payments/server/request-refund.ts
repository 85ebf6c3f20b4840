/**
 * Task `payment.refund`: requests a reserved refund from the card provider and applies the response; if the
 * provider refuses, releases the amount and notifies finance.
 */
import { REFUND_STATUS, refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import { lockInvoice } from '#modules/billing/invoices/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { REFUSED_REFUND_STATUS } from '../rules/payment-transitions.ts';
import { applyPaymentToInvoice } from './apply-payment-to-invoice.ts';
import { refOf } from './payment-ref.ts';
import { providers } from './provider/providers.ts';
import { Refusal } from './provider/refusal.ts';
import { syncPayment } from './sync-payment.ts';
import { writeRefund } from './write-refund.ts';

/**
 * Releases the reserved amount if the provider refused and knows of no refund with this key. The invoice is
 * unchanged; finance is notified.
 */
async function releaseRefusedRefund(portal: Portal, refundId: number, { Code }: Refusal): Promise<void> {
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
    const refused = await writeRefund(
      tx,
      { id: refundId, from: refundStatuses.toRequest },
      REFUSED_REFUND_STATUS,
      { FailureCode: Code.slice(0, 100), DoneAt: at },
    );
    if (!refused) return;
    const refunds = { voided: false, changed: [refused] };
    await applyPaymentToInvoice({ portal, tx, invoice, before: payment, after: payment, refunds, at });
  });
}

/**
 * Task `payment.refund`: requests the reserved refund from the provider, with the refund's own key, and
 * applies its response. If killed and run again, it sends the same request and gets the first response.
 */
export async function requestProviderRefund(
  portal: Portal,
  { RefundId }: { RefundId: number },
): Promise<void> {
  const found = await portal.db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .selectAll('Payment')
    .select(['Refund.RefundKey', 'Refund.Kind', 'Refund.AmountCents as GivenCents', 'Refund.Status as Stand'])
    .where('Refund.Id', '=', RefundId)
    .executeTakeFirst();
  if (!found || REFUND_STATUS[found.Stand].Turn !== 'PORTAL') return;
  const provider = await providers[found.Provider](portal);
  const { RefundKey, Kind, GivenCents } = found;
  const request = { RefundKey, Kind, AmountCents: GivenCents, Payment: refOf(found) };
  const refusal = await refusalOf(() => provider.refund(request));
  // First: the reserved amount may have been refunded on the provider's own pages, and both would exceed the
  // payment.
  if (refusal) await releaseRefusedRefund(portal, RefundId, refusal);
  await syncPayment(portal, found.Id);
}

/**
 * Returns the refusal; null: the refund succeeded or is in progress. Any other exception means that the
 * outcome is unknown; the job is retried.
 */
async function refusalOf(ask: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await ask();
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
