/**
 * Limits the API calls per minute of one account, in a sliding window per process: full limit for reads, a
 * fifth for actions, a tenth for exports. Returns the seconds to wait when exceeded.
 */
import type { Lane } from './lanes.ts';

const WINDOW_MS = 60_000;

/** Share of the limit that each lane may use per minute; other lanes are not counted per account. */
const PARTS: Partial<Readonly<Record<Lane, number>>> = { READ: 1, ACTION: 0.2, EXPORT: 0.1 };

type Window = { Begun: number; Count: number; Before: number };

/**
 * Counts calls per minute by account and lane in a sliding window of this process: generous for users, a
 * limit for scripts. Counts a call and returns 0, or the seconds to wait before retrying. Refused calls are
 * not counted.
 */
export function createCallBudget(limit: number, now: () => number = () => performance.now()) {
  const windows = new Map<string, Window>();
  let sweptAt = now();

  const windowOf = (name: string, at: number): Window => {
    const known = windows.get(name) ?? { Begun: at, Count: 0, Before: 0 };
    const passed = Math.floor((at - known.Begun) / WINDOW_MS);
    const current =
      passed === 0
        ? known
        : { Begun: known.Begun + passed * WINDOW_MS, Count: 0, Before: passed === 1 ? known.Count : 0 };
    windows.set(name, current);
    return current;
  };
  const sweep = (at: number): void => {
    if (at - sweptAt < WINDOW_MS) return;
    sweptAt = at;
    for (const [name, { Begun }] of windows) if (at - Begun >= 2 * WINDOW_MS) windows.delete(name);
  };

  return (accountId: number, lane: Lane): number => {
    const part = PARTS[lane];
    if (part === undefined) return 0;
    const at = now();
    sweep(at);
    const window = windowOf(`${lane} ${accountId}`, at);
    const left = WINDOW_MS - (at - window.Begun);
    const most = Math.max(1, Math.floor(limit * part));
    if (window.Count + window.Before * (left / WINDOW_MS) < most) {
      window.Count += 1;
      return 0;
    }
    return Math.max(1, Math.ceil(left / 1_000));
  };
}
