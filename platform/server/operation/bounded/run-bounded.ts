/**
 * Runs a program on untrusted data, such as an uploaded image, in a separate process without secrets, which
 * may write to one folder only and is killed beyond its time or memory limit.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { limitData } from './limit-data.ts';

export type Bounds = {
  /** Time limit from start to end. */
  Ms: number;
  /** Limit of the whole process's resident memory. */
  Bytes: number;
};

type Program = {
  /** A module that starts with `initBounded()`. */
  script: URL;
  /** The only folder it may write to. */
  folder: string;
  args: readonly string[];
  /** Whether it needs a native library. */
  hasAddons?: boolean;
};

/**
 * Runs a program on external data in a separate process without secrets in its environment, which is killed
 * when it takes too long or too much memory. Returns its exit code; null if it was killed.
 */
export async function runBounded(
  { script, folder, args, hasAddons = false }: Program,
  { Ms, Bytes }: Bounds,
): Promise<number | null> {
  const [command, childArgs] = limitData(
    [
      ...([process.execPath, '--no-warnings', '--permission'] as const),
      ...['--allow-fs-read=*', '--allow-worker', `--allow-fs-write=${folder}`],
      ...(hasAddons ? ['--allow-addons'] : []),
      ...[fileURLToPath(script), String(Bytes), String(Ms), ...args],
    ],
    Bytes,
  );
  const child = spawn(command, childArgs, {
    env: { LANG: 'C.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
    timeout: Ms,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
