import type { Fault } from './fault.ts';

/** What an operator does on every upgrade, in the middle of the day. */
export const restarts: readonly Fault[] = [
  {
    name: 'rolling-restart',
    does: 'SIGTERM of each process in turn (short: of one), as on an upgrade; each is started again before the next one',
    tests: 'nobody notices: no request fails, none has to be asked again',
    play: async ({ house, history, canary, isShort }) => {
      const failed = canary.failed();
      const begun = history.entries.length;
      const open = new Set(history.entries.filter(({ Outcome }) => Outcome === 'unknown'));
      for (const name of isShort ? (['api1'] as const) : (['api1', 'api2', 'worker'] as const))
        await house.restart(name);
      if (canary.failed() > failed)
        history.wrong.push(`RESTART ${canary.failed() - failed} questions were not answered well`);
      for (const entry of [...open, ...history.entries.slice(begun)])
        if (entry.Times > 1) history.wrong.push(`RESTART #${entry.No} ${entry.Path} had to be asked again`);
    },
  },
];
