import type { Tx } from '../db/connect.ts';
import { enqueue } from '../jobs/tasks.ts';

/** One look after the other at each payment, and never two that wait. */
export const enqueueLook = (tx: Tx, PaymentId: number): Promise<void> =>
  enqueue(
    tx,
    'payment.look',
    { PaymentId },
    { queue: `payment ${PaymentId}`, jobKey: `payment.look ${PaymentId}` },
  );
