/**
 * Starts the embedded PostgreSQL server on its cluster with the portal's settings, waits until it accepts
 * connections, and stops it with the portal.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointSettings } from './endpoint.ts';
import type { Account, Cluster, Endpoint } from './types.ts';

/** Settings for one portal on a modest machine: durability first, then low idle usage. */
const SERVER_SETTINGS = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'shared_buffers=128MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'effective_cache_size=1GB',
  'random_page_cost=1.1',
  'max_connections=60',
  'max_wal_size=512MB',
  // Fewer processes: reads use the system's cache anyway, and the portal's queries are short.
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'max_logical_replication_workers=0',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'password_encryption=scram-sha-256',
];

const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** A started PostgreSQL. `exited` settles when its process ends, for any reason. */
export type Launched = { exited: Promise<void>; stop(): Promise<void> };

/** Starts PostgreSQL on a cluster and resolves when it accepts connections (after recovery, if needed). */
export async function launch(cluster: Cluster, endpoint: Endpoint): Promise<Launched> {
  const log = openLog(`${cluster.directory}.log`);
  const settings = [...SERVER_SETTINGS, ...(cluster.moreSettings ?? []), ...endpointSettings(endpoint)];
  // A separate session: Ctrl-C in a terminal goes to the portal, which stops its database last.
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.directory, ...settings.flatMap((line) => ['-c', line])],
    {
      ...cluster.account,
      cwd: '/',
      env: { LC_ALL: 'C', ...cluster.environment },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  await ready(child, exited, cluster.directory);
  const guard = stopWhenOrphaned(child, cluster.account);
  void exited.then(() => guard.kill('SIGKILL'));
  return { exited, stop: () => stop(child, exited) };
}

async function ready(child: ChildProcess, exited: Promise<void>, directory: string): Promise<void> {
  let isOver = false;
  void exited.then(() => {
    isOver = true;
  });
  while (!isReady(directory, child.pid)) {
    if (isOver)
      throw new Error(`PostgreSQL did not start. The end of ${directory}.log:\n${tail(`${directory}.log`)}`);
    await pause(20);
  }
}

/** Reads the state that PostgreSQL writes into line eight of its pid file. */
function isReady(directory: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    // The file does not exist yet: not ready, and the caller asks again.
    return false;
  }
}

/**
 * Starts a shell that waits on a pipe from the portal; when the portal dies, the pipe closes and the shell
 * stops PostgreSQL.
 */
function stopWhenOrphaned(child: ChildProcess, account: Account): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(child.pid)], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  return guard;
}

/**
 * Fast shutdown: open transactions are rolled back, then a checkpoint. After 30 seconds it is forced, like a
 * power cut.
 */
async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await exited;
  clearTimeout(hurry);
}

function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function tail(path: string): string {
  return readFileSync(path, 'utf8').split('\n').slice(-15).join('\n');
}
