import { startWatchdog } from './start-watchdog.ts';

/** The first thing in a program that `runBounded` started. Answers what it was given. */
export function initBounded(): string[] {
  const [, , bytes, ms, ...given] = process.argv;
  const began = startWatchdog({ Bytes: Number(bytes), Ms: Number(ms) });
  Atomics.store(began, 0, BigInt(Date.now()));
  return given;
}
