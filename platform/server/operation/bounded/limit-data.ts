/**
 * Wraps the command of a separate process so that the operating system limits its memory (as a fallback
 * above the watchdog's limit) and writes no core files, where there is a shell.
 */
import { existsSync } from 'node:fs';

/** Factor above the watchdog's limit, for the moments between its checks. */
const HARD_LIMIT = 4;

/**
 * Returns a command that runs with the operating system's data limit and without core files, if there is a
 * shell.
 */
export function limitData(command: readonly [string, ...string[]], bytes: number): [string, string[]] {
  const limit = `ulimit -c 0; ulimit -d ${(HARD_LIMIT * bytes) / 1024} 2>/dev/null; exec "$0" "$@"`;
  if (existsSync('/bin/sh')) return ['/bin/sh', ['-c', limit, ...command]];
  const [program, ...args] = command;
  return [program, args];
}
