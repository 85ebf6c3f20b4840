import type { Tx } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/** One look after the other at each payment, and never two that wait. */
export const enqueuePaymentSync = (tx: Tx, PaymentId: number): Promise<void> =>
  enqueue(
    tx,
    'payment.sync',
    { PaymentId },
    { queue: `payment ${PaymentId}`, jobKey: `payment.look ${PaymentId}` },
  );
