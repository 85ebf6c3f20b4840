import type { Portal } from '#platform/server/http/context.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Task `payment.sync`: applies the provider's state of one payment. Repeated, late or duplicate runs give
 * the same result.
 */
export async function runPaymentSync(portal: Portal, { PaymentId }: { PaymentId: number }): Promise<void> {
  await syncPayment(portal, PaymentId);
}
