import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './types.ts';

/** Where the database files go when we are root and the data directory is closed to PostgreSQL's account. */
export const OUTSIDE = '/var/lib/assay';

type Pointer = { Directory: string; IsComplete: boolean };

/**
 * The directory of the database files: `postgres` inside the data directory, or, when PostgreSQL's account cannot
 * get there (a data directory under /root), a directory of its own below /var/lib/assay. A note in the data
 * directory then says which; the rights of directories that others made stay as they are.
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

/** Remembers that the database exists, so that losing its files is noticed and never answered with an empty one. */
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
