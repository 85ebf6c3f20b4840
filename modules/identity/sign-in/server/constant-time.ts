import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Delays the response to a multiple of a fixed time, so that timing does not reveal whether an address is
 * known.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(STEP_MS - ((performance.now() - start) % STEP_MS));
  }
}
