import type { Tx } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/**
 * Queues the job that fetches a card payment's state from its provider and applies it; never more than one
 * waiting per payment.
 */
export const enqueuePaymentSync = (tx: Tx, PaymentId: number): Promise<void> =>
  enqueue(
    tx,
    'payment.sync',
    { PaymentId },
    { queue: `payment ${PaymentId}`, jobKey: `payment.look ${PaymentId}` },
  );
