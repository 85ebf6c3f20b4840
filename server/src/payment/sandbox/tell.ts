import type { Portal } from '../../http/context.ts';

export async function tellOfSandbox(_portal: Portal, _task: { EventId: string }): Promise<void> {
  throw new Error('being built');
}
