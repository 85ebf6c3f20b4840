import { Worker } from 'node:worker_threads';

/**
 * Starts the watchdog of this process.
 *
 * @returns the moment at which the current work began, in milliseconds, for the caller to set; 0 while there is none
 */
export function startWatchdog({ Bytes, Ms }: { Bytes: number; Ms: number }): BigInt64Array {
  const began = new BigInt64Array(new SharedArrayBuffer(8));
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { began, Bytes, Ms } }).unref();
  return began;
}
