/**
 * Lets the chaos tests mount small disks: restarts the program in a private mount namespace if it runs as
 * root on Linux, and reports whether mounting is possible.
 */
import { spawnSync } from 'node:child_process';

const INSIDE = 'CHAOS_MOUNTS';

/**
 * Restarts this program in a private mount namespace, where it may mount disks that disappear with it;
 * returns true when that run has ended. Without the rights it continues unchanged, and code that needs a
 * disk reports that there is none.
 */
export function inOwnMounts(program: string): boolean {
  if (process.env[INSIDE] || process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const own = ['--mount', '--propagation', 'private'];
  if (spawnSync('unshare', [...own, 'mount', '-t', 'tmpfs', 'chaos', '/mnt']).status !== 0) return false;
  const { status } = spawnSync('unshare', [...own, process.execPath, program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: 'own' },
  });
  process.exitCode = status ?? 1;
  return true;
}

/** Whether disks can be mounted here. */
export const canMount = (): boolean => process.env[INSIDE] === 'own';
