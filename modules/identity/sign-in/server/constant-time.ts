import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 250;

/** Answers only at whole steps of time, so that a little more or less work for a known address does not show. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(STEP_MS - ((performance.now() - start) % STEP_MS));
  }
}
