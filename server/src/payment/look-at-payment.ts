import type { Portal } from '../http/context.ts';

export async function lookAtPayment(_portal: Portal, _task: { PaymentId: number }): Promise<void> {
  throw new Error('being built');
}
