import type { History } from './history.ts';
import type { Recovery } from './run-faults.ts';

/** How soon somebody got a good answer again, and what was done in all. */
export function sayRecoveries(history: History, recoveries: readonly Recovery[]): void {
  for (const isKill of [true, false]) {
    const times = recoveries
      .filter((one) => one.isKill === isKill)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    if (times.length === 0) continue;
    const [median, most] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
    history.say(
      `First good answer after ${isKill ? 'a kill' : 'other faults'}: p50 ${Math.round(median)} ms, most ${Math.round(most)} ms, of ${times.length}.`,
    );
  }
  const count = (outcome: string) => history.entries.filter(({ Outcome }) => Outcome === outcome).length;
  const again = history.entries.filter(({ Times }) => Times > 1).length;
  history.say(
    `${history.entries.length} calls: ${count('ok')} ok, ${count('fail')} refused, ${count('unknown')} unknown; ${again} were asked again.`,
  );
}
