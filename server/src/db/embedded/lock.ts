import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Takes the data directory for this process. The lock is a file lock of the operating system (SQLite is the way
 * Node offers one): the kernel drops it when the process ends in whatever way, so it can never be stale.
 */
export function lockDataDirectory(dataDir: string): { release(): void } {
  const note = join(dataDir, 'portal.pid');
  const database = open(dataDir);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw notWritable(dataDir, error);
    throw new Error(`Another portal${holder(note)} is running on the data directory ${dataDir}.`);
  }
  writeFileSync(note, `${process.pid}\n`);
  return { release: () => database.close() };
}

function open(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, 'portal.lock'), { timeout: 0 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function notWritable(dataDir: string, cause: unknown): Error {
  return new Error(`The data directory ${dataDir} is not writable.`, { cause });
}

function holder(note: string): string {
  try {
    return ` (process ${readFileSync(note, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
