import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { limitData } from './limit-data.ts';

export type Bounds = {
  /** From start to end. */
  Ms: number;
  /** Resident memory of the whole process. */
  Bytes: number;
};

type Program = {
  /** A module that begins with `initBounded()`. */
  script: URL;
  /** The one folder that it may write to. */
  folder: string;
  args: readonly string[];
  /** Whether it needs a library that is not JavaScript. */
  hasAddons?: boolean;
};

/**
 * Runs a program on data from outside, in a process of its own without secrets in its environment, which is killed when
 * it takes too long or too much memory.
 *
 * @returns its exit code; null where it was killed
 */
export async function runBounded(
  { script, folder, args, hasAddons = false }: Program,
  { Ms, Bytes }: Bounds,
): Promise<number | null> {
  const [command, given] = limitData(
    [
      ...([process.execPath, '--no-warnings', '--permission'] as const),
      ...['--allow-fs-read=*', '--allow-worker', `--allow-fs-write=${folder}`],
      ...(hasAddons ? ['--allow-addons'] : []),
      ...[fileURLToPath(script), String(Bytes), String(Ms), ...args],
    ],
    Bytes,
  );
  const child = spawn(command, given, {
    env: { LANG: 'C.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
    timeout: Ms,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
