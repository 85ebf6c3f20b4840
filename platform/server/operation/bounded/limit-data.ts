import { existsSync } from 'node:fs';

/** Far above what the watchdog allows: for the moment in which it has not looked yet. */
const HARD_LIMIT = 4;

/** A command that runs under the operating system's own limit on data, and leaves no core file, where there is a shell. */
export function limitData(command: readonly [string, ...string[]], bytes: number): [string, string[]] {
  const limit = `ulimit -c 0; ulimit -d ${(HARD_LIMIT * bytes) / 1024} 2>/dev/null; exec "$0" "$@"`;
  if (existsSync('/bin/sh')) return ['/bin/sh', ['-c', limit, ...command]];
  const [program, ...args] = command;
  return [program, args];
}
