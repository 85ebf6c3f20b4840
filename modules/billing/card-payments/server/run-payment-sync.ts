import type { Portal } from '#platform/server/http/context.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Task `payment.sync`: fetches one card payment's state from its provider and applies it. Repeated, late or
 * duplicate runs give the same result.
 */
export async function runPaymentSync(portal: Portal, { PaymentId }: { PaymentId: number }): Promise<void> {
  await syncPayment(portal, PaymentId);
}
