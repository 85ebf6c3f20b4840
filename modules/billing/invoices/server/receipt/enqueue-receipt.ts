import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/**
 * Queues the email of the receipt of a paid invoice, or of the note of a completed refund, to the payer.
 * Queued twice, it is sent once: jobs of one invoice run one after the other.
 */
export async function enqueueReceipt(
  tx: Tx,
  { isQuiet }: Pick<Portal, 'isQuiet'>,
  about: { InvoiceId: number; RefundId?: number; OfflineRefundId?: number },
): Promise<void> {
  if (!isQuiet) await enqueue(tx, 'payment.receipt', about, { queue: `receipt ${about.InvoiceId}` });
}
