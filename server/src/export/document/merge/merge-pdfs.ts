import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** What putting files into one may use up. */
export const MERGE_LIMITS = { Ms: 120_000, Bytes: 768 * 1024 * 1024 };
/** For the moment in which the watchdog has not looked yet. */
const HARD_LIMIT = 4;

/**
 * Puts PDFs into one, in a process of its own that is killed when they take too long or too much memory. All are files
 * of one folder, and so is what comes of it.
 *
 * @returns whether there is one; what is broken, or more than it seems, makes none
 */
export async function mergePdfs(
  sources: readonly string[],
  target: string,
  { Ms, Bytes } = MERGE_LIMITS,
): Promise<boolean> {
  const script = new URL('./merge-child.ts', import.meta.url).pathname;
  const node = [
    ...[process.execPath, '--no-warnings', '--permission', '--allow-fs-read=*', '--allow-worker'],
    ...[`--allow-fs-write=${dirname(target)}`, script, String(Bytes), String(Ms), target, ...sources],
  ];
  const limit = `ulimit -c 0; ulimit -d ${(HARD_LIMIT * Bytes) / 1024} 2>/dev/null; exec "$0" "$@"`;
  const [command = '', ...args] = existsSync('/bin/sh') ? ['/bin/sh', '-c', limit, ...node] : node;
  const child = spawn(command, args, {
    env: { LANG: 'C.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
    timeout: Ms,
    killSignal: 'SIGKILL',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
