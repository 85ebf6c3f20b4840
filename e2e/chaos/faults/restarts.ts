import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Stage } from './fault.ts';

const QUIET_MS = 1_500;

/** What an operator does on every upgrade, in the middle of the day. */
export const restarts: readonly Fault[] = [
  {
    name: 'rolling-restart',
    does: 'SIGTERM of each process in turn (short: of one), as on an upgrade; each is started again before the next one',
    tests: 'nobody notices: no request fails, none has to be asked again',
    play: async (stage) => {
      const { house, history, canary, isShort } = stage;
      await quiet(stage);
      const [from, begun] = [Date.now(), history.entries.length];
      for (const name of isShort ? (['api1'] as const) : (['api1', 'api2', 'worker'] as const))
        await house.restart(name);
      const failed = canary.failedSince(from);
      if (failed > 0) history.wrong.push(`RESTART ${failed} questions were not answered well`);
      for (const { No, Path, Times } of history.entries.slice(begun))
        if (Times > 1) history.wrong.push(`RESTART #${No} ${Path} had to be asked again`);
    },
  },
];

/** What an earlier fault left behind is not held against the restart. */
async function quiet({ history, canary }: Stage): Promise<void> {
  const isWaiting = () =>
    history.entries.some(({ Key, Outcome, Times }) => Key && Outcome === 'unknown' && Times > 1);
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(200)) {
    const from = Date.now();
    await pause(QUIET_MS);
    if (!isWaiting() && canary.failedSince(from) === 0) return;
  }
}
