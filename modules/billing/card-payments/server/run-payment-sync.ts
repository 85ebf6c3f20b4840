import type { Portal } from '#platform/server/http/context.ts';
import { syncPayment } from './sync-payment.ts';

/** Task `payment.sync`. Run again, late or twice, it takes over the same truth. */
export async function runPaymentSync(portal: Portal, { PaymentId }: { PaymentId: number }): Promise<void> {
  await syncPayment(portal, PaymentId);
}
