import { startOwnPair } from './own-portal.ts';
import { isPair } from './processes.ts';
import { startPortal } from './start-portal.ts';

/**
 * Starts the portal that all browser tests of one worker share, on a copy of existing demo data: by default
 * two API processes and two workers.
 */
export async function startSharedPortal(
  demoData: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  return isPair('shared') ? startOwnPair() : startPortal(demoData);
}
