import type { Portal } from '#platform/server/http/context.ts';
import { lookAt } from './look-at.ts';

/** Task `payment.look`. Run again, late or twice, it takes over the same truth. */
export async function lookAtPayment(portal: Portal, { PaymentId }: { PaymentId: number }): Promise<void> {
  await lookAt(portal, PaymentId);
}
