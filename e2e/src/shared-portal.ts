import { startOwnPair } from './own-portal.ts';
import { areManyWanted } from './processes.ts';
import { startPortal } from './start-portal.ts';

/** A portal as a new user starts it, with the demo data that were made before: its own database, one address. */
export async function startSharedPortal(
  demoData: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  return areManyWanted() ? startOwnPair() : startPortal(demoData);
}
