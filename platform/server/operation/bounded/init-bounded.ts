import { startWatchdog } from './start-watchdog.ts';

/**
 * Must be called first in a program started by `runBounded`. Starts its watchdog and returns its arguments.
 */
export function initBounded(): string[] {
  const [, , bytes, ms, ...args] = process.argv;
  const began = startWatchdog({ Bytes: Number(bytes), Ms: Number(ms) });
  Atomics.store(began, 0, BigInt(Date.now()));
  return args;
}
