import { setTimeout as wait } from 'node:timers/promises';

const SLICE_MS = 200;
/** A statement that took long is no reason to stand still for as long. */
const LONGEST_MS = 2_000;

/** Works for a moment, then rests for as long: a checker takes half a processor at most, whatever there is to look at. */
export function resting(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < SLICE_MS) return;
    await wait(Math.min(worked, LONGEST_MS));
    since = performance.now();
  };
}
