/**
 * Chooses the directory of the embedded PostgreSQL's files: inside the data directory or, where its account
 * has no access there, below /var/lib/assay. Missing files of an existing database cause an error.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './types.ts';

/**
 * Location of the database files when the portal runs as root and PostgreSQL's account cannot access the
 * data directory.
 */
export const OUTSIDE = '/var/lib/assay';

type Pointer = { Directory: string; IsComplete: boolean };

/**
 * Returns the directory of the database files: `postgres` inside the data directory, or, if PostgreSQL's
 * account cannot access it (a data directory under /root), a separate one below /var/lib/assay. A note in
 * the data directory then names it; permissions of existing directories are not changed.
 */
export function clusterDirectory(dataDir: string, account: Account): string {
  const inside = join(dataDir, 'postgres');
  const noted = readPointer(dataDir);
  if (noted) return checked(noted);
  if (canEnter(dataDir, account)) return checkedOwner(inside);
  if (existsSync(inside)) {
    throw new Error(`The database files in ${inside} are not accessible to the account that owns them.`);
  }
  mkdirSync(OUTSIDE, { recursive: true, mode: 0o711 });
  const directory = join(OUTSIDE, randomBytes(8).toString('hex'));
  writePointer(dataDir, { Directory: directory, IsComplete: false });
  return directory;
}

/** Records that the database exists, so that missing files cause an error instead of a new empty database. */
export function markComplete(dataDir: string): void {
  const noted = readPointer(dataDir);
  if (noted && !noted.IsComplete) writePointer(dataDir, { ...noted, IsComplete: true });
}

function checked({ Directory, IsComplete }: Pointer): string {
  if (IsComplete && !existsSync(join(Directory, 'PG_VERSION'))) {
    throw new Error(`The database files of this portal should be in ${Directory}, but are missing.`);
  }
  return Directory;
}

function checkedOwner(directory: string): string {
  const own = process.getuid?.();
  const owner = existsSync(directory) ? statSync(directory).uid : own;
  if (own !== 0 && owner !== own) {
    throw new Error(
      `The database files in ${directory} belong to another user (${owner}). Start as that user or root.`,
    );
  }
  return directory;
}

function canEnter(directory: string, account: Account): boolean {
  if (!account) return true;
  return spawnSync('test', ['-x', directory], { ...account, cwd: '/' }).status === 0;
}

function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres.location.json');
}

function readPointer(dataDir: string): Pointer | undefined {
  if (!existsSync(pointerFile(dataDir))) return undefined;
  return JSON.parse(readFileSync(pointerFile(dataDir), 'utf8')) as Pointer;
}

function writePointer(dataDir: string, pointer: Pointer): void {
  const part = `${pointerFile(dataDir)}.part`;
  writeFileSync(part, `${JSON.stringify(pointer, null, 2)}\n`, { flush: true });
  renameSync(part, pointerFile(dataDir));
}
