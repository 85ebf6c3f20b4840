import { afterAll, beforeAll } from 'vitest';
import { type LivePortal, startLivePortal } from './live.ts';
import { startTestPortal, type TestPortal } from './portal.ts';
import { visitors } from './visitors.ts';

type Processes = { portal: TestPortal; first: LivePortal; second: LivePortal };

/**
 * Starts two live servers on one database for a test file, as with two portal processes, and returns helpers
 * that connect users to them, for tests of live updates across processes.
 */
export function twoProcesses(onReady: (processes: Processes) => void) {
  let at: Processes | undefined;
  const are = (): Processes => {
    if (!at) throw new Error('the two processes have not started');
    return at;
  };
  beforeAll(async () => {
    const portal = await startTestPortal();
    at = { portal: portal, first: await startLivePortal(portal), second: await startLivePortal(portal) };
    onReady(at);
  });
  afterAll(async () => {
    await at?.first.stop();
    await at?.second.stop();
    await at?.portal.close();
  });
  return visitors(
    () => are().portal,
    () => are().first,
  );
}
