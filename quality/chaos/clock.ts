/**
 * Provides a clock whose time can be shifted while processes run with it (libfaketime), for the faults of
 * the chaos tests that change the time.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian installs the library; the second path is for an unpacked package without root rights. */
const LIBRARIES = [
  `/usr/lib/${machine()}/faketime/libfaketime.so.1`,
  join(import.meta.dirname, `../../.cache/debian/usr/lib/${machine()}/faketime/libfaketime.so.1`),
];

export type Clock = {
  /** Environment variables for a process that uses this clock. */
  environment: Readonly<Record<string, string>>;
  /** Sets the difference from the true time, in seconds; it may be negative. */
  jump: (seconds: number) => void;
};

/** Creates a clock that can jump while its processes run; null if libfaketime is not installed. */
export function newClock(folder: string, name: string): Clock | null {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) return null;
  const file = join(folder, `clock-${name}`);
  const jump = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  jump(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // The offset is read again every second; durations use the monotonic clock, which is not changed.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      // File modification times keep their true values.
      NO_FAKE_STAT: '1',
    },
    jump,
  };
}

function machine(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
