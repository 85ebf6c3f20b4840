import { startOwnPair } from './own-portal.ts';
import { isPair } from './processes.ts';
import { startPortal } from './start-portal.ts';

/**
 * Starts the portal that tests of a worker share, with existing demo data: two API processes and two workers
 * by default.
 */
export async function startSharedPortal(
  demoData: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  return isPair('shared') ? startOwnPair() : startPortal(demoData);
}
