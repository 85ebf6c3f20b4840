import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/**
 * Sends the payer the receipt of an invoice that is paid now, or the note of a refund that is done now. Asked twice,
 * one goes out: those of one invoice are made one after the other.
 */
export async function enqueueReceipt(
  tx: Tx,
  { isQuiet }: Pick<Portal, 'isQuiet'>,
  about: { InvoiceId: number; RefundId?: number; OfflineRefundId?: number },
): Promise<void> {
  if (!isQuiet) await enqueue(tx, 'payment.receipt', about, { queue: `receipt ${about.InvoiceId}` });
}
