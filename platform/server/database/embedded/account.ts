/**
 * Chooses the operating system account that runs the embedded PostgreSQL, which refuses to run as root: the
 * owner of an existing cluster's files, or an account for a new one.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Account } from './types.ts';

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root. For root: `postgres` (created if
 * missing) or, where no account can be created, `nobody`. For an ordinary user: that user.
 */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const account = find('postgres') ?? create('postgres') ?? find('nobody');
  if (!account)
    throw new Error('The embedded database cannot run as root and no other account could be used.');
  return account;
}

/** Returns the owner of an existing cluster's files: PostgreSQL runs only as their owner. */
export function ownerOf(directory: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(directory);
  return { uid, gid };
}

function find(name: string): Account {
  const uid = number('id', ['-u', name]);
  const gid = number('id', ['-g', name]);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function create(name: string): Account {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', ['--system', '--user-group', ...home, name], { stdio: 'ignore' });
  return find(name);
}

function number(command: string, args: string[]): number | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}
