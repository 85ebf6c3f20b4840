import type { Portal } from '../http/context.ts';

export async function askToGiveBack(_portal: Portal, _task: { RefundId: number }): Promise<void> {
  throw new Error('being built');
}
