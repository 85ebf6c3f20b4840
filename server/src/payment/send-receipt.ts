import type { Portal } from '../http/context.ts';

export async function sendReceipt(_portal: Portal, _task: { InvoiceId: number }): Promise<void> {
  throw new Error('being built');
}
