import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, lasting, type Stage } from './fault.ts';

const jump = (name: string, seconds: (stage: Stage) => number, does: string): Fault => ({
  name,
  does,
  tests: 'nobody is logged out, no version is lost, chains and money stay whole',
  lacks: ({ clock }) => (clock ? null : 'libfaketime is not installed'),
  play: async (stage) => {
    stage.house.clock?.jump(Math.round(seconds(stage)));
    await pause(lasting(stage, 2, 8));
    stage.house.clock?.jump(0);
    // Until every process has read it.
    await pause(1_100);
  },
});

/** Less than a signature's tolerance of five minutes; more than any time-out of the portal. */
export const clockJumps: readonly Fault[] = [
  jump(
    'clock-ahead',
    ({ random }) => random.between(60, 240),
    'the clock of one API process and the worker jumps ahead',
  ),
  jump('clock-back', ({ random }) => -random.between(60, 240), 'the same clock jumps back'),
];
