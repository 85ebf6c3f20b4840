import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts it; the second where it was unpacked without any rights. */
const LIBRARIES = [
  `/usr/lib/${machine()}/faketime/libfaketime.so.1`,
  join(import.meta.dirname, `../../.cache/debian/usr/lib/${machine()}/faketime/libfaketime.so.1`),
];

export type Clock = {
  /** For a process whose clock it is. */
  environment: Readonly<Record<string, string>>;
  /** Seconds ahead of the true time, or behind it. */
  jump: (seconds: number) => void;
};

/** A clock that jumps while those who share it run; null where there is no libfaketime. */
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
      // Read again every second; durations are measured with a monotonic clock.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      // When a file was changed is as its disk says.
      NO_FAKE_STAT: '1',
    },
    jump,
  };
}

function machine(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
