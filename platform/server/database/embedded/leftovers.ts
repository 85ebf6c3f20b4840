/**
 * Cleans up after a killed portal, before its embedded PostgreSQL is started again: stops database processes
 * still running on the cluster and removes their pid and socket files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * After a portal was killed: stops a PostgreSQL still running on this cluster and removes its pid and socket
 * files. Call it only with the data directory's lock, so that the owner is known to be gone. It searches for
 * the processes themselves, because the pid in the file may have been reused.
 */
export async function clearLeftovers(directory: string): Promise<void> {
  const postmaster = postmasterPid(directory);
  if (postmaster !== undefined && processesOf(directory).includes(postmaster)) {
    signal(postmaster, 'SIGINT');
    await waitUntilStopped(directory, 30_000);
  }
  // Backends that lost their postmaster end by themselves within moments.
  await waitUntilStopped(directory, 5_000);
  await killProcesses(directory);
  for (const name of readdirSync(directory)) {
    if (name === 'postmaster.pid' || name.startsWith('.s.PGSQL.')) rmSync(join(directory, name));
  }
}

/**
 * Kills the processes running on a cluster directory; for PostgreSQL this equals a power cut, which it
 * survives.
 */
export async function killProcesses(directory: string): Promise<void> {
  for (const pid of processesOf(directory)) signal(pid, 'SIGKILL');
  if (!(await waitUntilStopped(directory, 5_000)))
    throw new Error(`Other processes still use the database files in ${directory}.`);
}

/** Returns the pid in `postmaster.pid`, whether the process is alive or not. */
export function postmasterPid(directory: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    // Without the file no process has the directory.
    return undefined;
  }
}

async function waitUntilStopped(directory: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (processesOf(directory).length > 0) {
    if (Date.now() > end) return false;
    await pause(25);
  }
  return true;
}

/** Finds a cluster's processes: the program is PostgreSQL and the working directory is the cluster. */
function processesOf(directory: string): number[] {
  if (!existsSync(directory)) return [];
  const real = realpathSync(directory);
  if (process.platform !== 'linux') return processesByCommand(real);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && link(`/proc/${name}/cwd`) === real)
    .filter((name) => /^(postgres|initdb)( \(deleted\))?$/.test(basename(link(`/proc/${name}/exe`))))
    .map(Number);
}

/** On other systems only the postmaster is recognised, by its command line. */
function processesByCommand(directory: string): number[] {
  const pid = postmasterPid(directory);
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(directory) ? [pid] : [];
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // The process has ended, or belongs to another account.
    return '';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
