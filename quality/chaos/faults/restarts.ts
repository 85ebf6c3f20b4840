import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Stage } from './fault.ts';

/**
 * Chaos fault that restarts the portal's processes one after the other, as an upgrade does; no request may
 * be broken off.
 */
export const restarts: readonly Fault[] = [
  {
    name: 'rolling-restart',
    does: 'SIGTERM of each process in turn (short: of one), as on an upgrade; each is started again before the next one',
    tests: 'nobody notices: no request is broken off',
    play: async (stage) => {
      const { portal, history, isShort } = stage;
      await quiet(stage);
      const begun = history.entries.length;
      for (const name of isShort ? (['api1'] as const) : (['api1', 'api2', 'worker'] as const))
        await portal.restart(name);
      for (const { No, Path, Broken } of history.entries.slice(begun))
        if (Broken > 0) history.wrong.push(`RESTART #${No} ${Path} was broken off`);
    },
  },
];

/**
 * Waits until calls affected by earlier faults are settled, so that they do not count against the restart.
 */
async function quiet({ history }: Stage): Promise<void> {
  const isWaiting = () =>
    history.entries.some(({ Key, Outcome, Times }) => Key && Outcome === 'unknown' && Times > 1);
  for (const end = Date.now() + 30_000; Date.now() < end && isWaiting(); ) await pause(200);
}
