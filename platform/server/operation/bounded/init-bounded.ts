import { startWatchdog } from './start-watchdog.ts';

/**
 * First call of a program started by `runBounded`: starts the watchdog that ends the process beyond its time
 * or memory limit, and returns the program's arguments.
 */
export function initBounded(): string[] {
  const [, , bytes, ms, ...args] = process.argv;
  const began = startWatchdog({ Bytes: Number(bytes), Ms: Number(ms) });
  Atomics.store(began, 0, BigInt(Date.now()));
  return args;
}
