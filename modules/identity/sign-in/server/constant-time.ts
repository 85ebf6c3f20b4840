import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 250;

/**
 * Delays a response to a multiple of 250 ms, so that the timing of requests before sign-in does not reveal
 * whether an email address has an account.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await wait(STEP_MS - ((performance.now() - start) % STEP_MS));
  }
}
