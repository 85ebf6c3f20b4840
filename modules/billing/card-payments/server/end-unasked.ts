import type { PaymentStatus } from '#modules/billing/invoices/rules/statuses.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { PaymentRow } from './payment-ref.ts';

/** Ends a payment that the provider knows nothing of; null: it knows by now. */
export async function endUnasked(db: Db, payment: PaymentRow): Promise<PaymentStatus | null> {
  const ended = await db
    .updateTable('Payment')
    .set({ Status: 'CANCELLED', Wish: null, LookedAt: new Date() })
    .where('Id', '=', payment.Id)
    .where('ProviderPaymentId', 'is', null)
    .where('ProviderSessionId', 'is', null)
    .returning('Status')
    .executeTakeFirst();
  return ended?.Status ?? null;
}
