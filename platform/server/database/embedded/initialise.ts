/**
 * Creates the database cluster of the embedded PostgreSQL on first start, with the portal's role, password
 * and database; an interrupted attempt leaves nothing usable behind.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { killProcesses } from './leftovers.ts';
import type { Cluster } from './types.ts';

/** File inside a cluster with the password of its roles. */
export const PASSWORD_FILE = 'portal.password';

/**
 * Creates a new cluster in a temporary directory that is renamed once complete. An interrupted run leaves
 * only such a directory, which the next start removes. Roles: `postgres` (superuser, for maintenance) and
 * `assay`, which owns the database `assay` and is not a superuser.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  await removeUnfinished(cluster.directory);
  const password = randomBytes(32).toString('hex');
  const staging = `${cluster.directory}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${staging}.password`;
  mkdirSync(staging, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(cluster, staging);
  changeOwner(cluster, passwordFile);
  const { initdb, postgres } = cluster.binaries;
  const run = (command: string, args: string[], input: string) =>
    runIn(staging, cluster, command, args, input);
  await run(initdb, initdbArguments(staging, passwordFile), '');
  await run(postgres, ['--single', '-D', staging, 'postgres'], firstStatements(password));
  renameSync(passwordFile, join(staging, PASSWORD_FILE));
  renameSync(staging, cluster.directory);
  syncDirectory(dirname(cluster.directory));
}

function initdbArguments(directory: string, passwordFile: string): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // The sort order never changes under an index, whatever the machine's libraries. Lists sort names with
    // their own collation.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
}

function firstStatements(password: string): string {
  return [
    `CREATE ROLE assay LOGIN CREATEDB CREATEROLE PASSWORD '${password}'`,
    'CREATE DATABASE assay OWNER assay',
    '',
  ].join('\n');
}

async function removeUnfinished(directory: string): Promise<void> {
  const parent = dirname(directory);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(directory)}.new-`)) continue;
    await killProcesses(join(parent, name));
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function changeOwner({ account }: Cluster, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Runs in the directory being created, by which a process of a killed portal is recognised later. */
async function runIn(
  cwd: string,
  { account }: Cluster,
  command: string,
  args: string[],
  input: string,
): Promise<void> {
  const child = spawn(command, args, { ...account, cwd, env: { LC_ALL: 'C' } });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  child.stdin.end(input);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output.join(''))) {
    throw new Error(`${basename(command)} failed:\n${output.join('')}`);
  }
}

function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
