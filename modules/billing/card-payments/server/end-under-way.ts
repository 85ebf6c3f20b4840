import type { Tx } from '#platform/server/database/connect.ts';
import { enqueueLook } from './enqueue-look.ts';

/**
 * The invoice is settled otherwise: a payment that is still under way is ended by the job that looks at it. If the
 * provider says that it was paid after all, it becomes surplus.
 */
export async function endUnderWay(tx: Tx, invoiceId: number): Promise<void> {
  const payment = await tx
    .selectFrom('Payment')
    .select('Id')
    .where('InvoiceId', '=', invoiceId)
    .where('Status', 'in', ['STARTED', 'PROCESSING'])
    .executeTakeFirst();
  if (payment) await enqueueLook(tx, payment.Id);
}
