import { startOwnPair } from './own-portal.ts';
import { isPair } from './processes.ts';
import { startPortal } from './start-portal.ts';

/** A portal with the demo data that were made before, on a database of its own: two servers behind one address. */
export async function startSharedPortal(
  demoData: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  return isPair('shared') ? startOwnPair() : startPortal(demoData);
}
