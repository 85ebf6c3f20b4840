/**
 * Watchdog thread for work that blocks its own thread and cannot be interrupted: ends the whole process when
 * it uses too much memory, or runs too long without a parent to stop it.
 */
import { workerData } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 40;

const { began, Bytes, Ms } = workerData as { began: BigInt64Array; Bytes: number; Ms: number };
const rest = new Int32Array(new SharedArrayBuffer(4));

for (;;) {
  Atomics.wait(rest, 0, 0, CHECK_INTERVAL_MS);
  const since = Number(Atomics.load(began, 0));
  const isTooLong = since > 0 && Date.now() - since > Ms;
  if (isTooLong || process.memoryUsage.rss() > Bytes) process.kill(process.pid, 'SIGKILL');
}
