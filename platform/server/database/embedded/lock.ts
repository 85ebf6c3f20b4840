import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const TIMEOUT_MS = 3000;
const PAUSE_MS = 100;

/**
 * Locks the data directory for this process. The lock is an operating system file lock (through SQLite, as
 * Node has no API for it): the kernel releases it when the process ends, so it can never be stale. A portal
 * that is just stopping gets a moment to finish.
 */
export async function lockDataDirectory(dataDir: string): Promise<{ release(): void }> {
  const note = join(dataDir, 'portal.pid');
  const database = open(dataDir);
  for (let left = TIMEOUT_MS; !acquire(database, dataDir); left -= PAUSE_MS) {
    if (left <= 0) {
      database.close();
      throw new Error(`Another portal${holder(note)} is running on the data directory ${dataDir}.`);
    }
    await pause(PAUSE_MS);
  }
  writeFileSync(note, `${process.pid}\n`);
  return { release: () => database.close() };
}

function acquire(database: DatabaseSync, dataDir: string): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    database.close();
    throw notWritable(dataDir, error);
  }
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
    // Only a detail of the message: the note may not be written yet.
    return '';
  }
}
