import { Worker } from 'node:worker_threads';

/**
 * Starts the watchdog thread, which ends this process when the current work uses too much time or memory.
 * Returns a cell in which the caller sets when that work started, in milliseconds; 0 while there is none.
 */
export function startWatchdog({ Bytes, Ms }: { Bytes: number; Ms: number }): BigInt64Array {
  const began = new BigInt64Array(new SharedArrayBuffer(8));
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { began, Bytes, Ms } }).unref();
  return began;
}
