import type { Portal } from '../http/context.ts';

export async function reconcile(_portal: Portal, _task: Record<string, never>): Promise<void> {
  throw new Error('being built');
}
