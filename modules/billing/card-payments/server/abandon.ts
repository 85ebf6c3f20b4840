import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { lookAt } from './look-at.ts';
import { paymentUnderWay } from './payment-under-way.ts';
import { askProvider } from './provider/ask-provider.ts';

/** Ends the payment under way of an invoice. One that the provider has by now stays, and is told of as paid. */
export async function abandonPayment(portal: Portal, InvoiceKey: string, actor: SignedIn): Promise<void> {
  const { payment } = await paymentUnderWay(portal.db, InvoiceKey, actor);
  await askProvider(() => lookAt(portal, payment.Id, { isToEnd: true }));
}
