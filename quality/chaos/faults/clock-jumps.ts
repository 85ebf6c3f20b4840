/**
 * Chaos faults that shift the clock of an API process and the worker, or of the database, one to four
 * minutes ahead or back, and correct it again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

const CLOCKS = [
  { clock: 'clock', of: 'one API process and the worker' },
  { clock: 'databaseClock', of: 'the database' },
] as const;
const WAYS = [
  { way: 'ahead', sign: 1 },
  { way: 'back', sign: -1 },
] as const;
/**
 * Jump in seconds: less than the five-minute tolerance of signatures, more than any time-out of the portal.
 */
const [LEAST, MOST] = [60, 240];

export const clockJumps: readonly Fault[] = CLOCKS.flatMap(({ clock, of }) =>
  WAYS.map(
    ({ way, sign }): Fault => ({
      name: `${clock === 'clock' ? '' : 'database-'}clock-${way}`,
      does: `the clock of ${of} jumps ${way}, and returns`,
      tests: 'no one is logged out, no version is lost, chains and payments are consistent',
      lacks: (portal) => (portal[clock] ? null : 'libfaketime is not installed'),
      play: async (stage) => {
        stage.portal[clock]?.jump(sign * Math.round(stage.random.between(LEAST, MOST)));
        await pause(lasting(stage, 1.5, 8));
        stage.portal[clock]?.jump(0);
        // Waits until every process has read the corrected time.
        await pause(1_100);
      },
    }),
  ),
);
