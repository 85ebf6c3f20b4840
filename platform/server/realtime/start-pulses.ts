/**
 * Polls lists for which no database trigger announces changes, such as the job queue's tables, while someone
 * has them open, and reports a change so that screens reload.
 */
import { reportOutages } from '../operation/report-outages.ts';
import type { ListKinds } from './types.ts';

/**
 * Minimum ms between polls: half of the permitted delay between a change and the screen. At most a fifth of
 * the time is spent polling.
 */
const MIN_INTERVAL_MS = 500;
const MAX_LOAD_SHARE = 4;

type Pulses = {
  lists: ListKinds;
  /** Whether a socket of this process has the list open. */
  isOpen: (name: string) => boolean;
  onChange: (name: string) => void;
};

/**
 * Lists of tables that are not the portal's own: no trigger announces their changes, so their state is
 * polled with one small query while someone has the list open.
 */
export function startPulses({ lists, isOpen, onChange }: Pulses) {
  let isOver = false;
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => Promise<void>, wait: number): void => {
    if (isOver) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, wait);
    timer.unref();
    timers.add(timer);
  };
  const watch = (name: string, pulse: () => Promise<string>): void => {
    const polling = reportOutages('list pulse', `changes of the list ${name} are not shown`);
    let last: string | null = null;
    const beat = async (): Promise<void> => {
      const since = performance.now();
      if (!isOpen(name)) last = null;
      else {
        // While the database is unreachable no change is reported; the next poll may succeed.
        const now = (await polling.run(pulse)) ?? last;
        if (now !== last) onChange(name);
        last = now;
      }
      later(beat, Math.max(MIN_INTERVAL_MS, (performance.now() - since) * MAX_LOAD_SHARE));
    };
    later(beat, MIN_INTERVAL_MS);
  };
  for (const [name, { pulse }] of Object.entries(lists)) if (pulse) watch(name, pulse);
  return {
    stop: (): void => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
