import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../configuration/settings.ts';
import { databaseAccount } from './embedded/account.ts';
import { connectionUrl } from './embedded/endpoint.ts';
import { PASSWORD_FILE } from './embedded/initialise.ts';
import { clusterDirectory } from './embedded/location.ts';
import { startEmbedded } from './embedded.ts';

type DatabaseLocation = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Lets a command work on the portal's database, wherever it is: the one that is named, the portal's own that a running
 * portal has started, or that one started for the command alone.
 */
export async function withDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseLocation,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const url = DATABASE_URL ?? runningUrl(DATA_DIR);
  if (url) return work(url);
  if (!existsSync(DATA_DIR))
    throw new Error(`There is no database in ${DATA_DIR} yet: the portal creates it at its first start.`);
  const embedded = await startEmbedded({ dataDir: DATA_DIR });
  try {
    await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The address of the portal's own database while another process has it running. */
function runningUrl(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const directory = clusterDirectory(dataDir, databaseAccount());
  const note = join(directory, 'postmaster.pid');
  if (!existsSync(note)) return null;
  const [pid, , , port, socket, host] = readFileSync(note, 'utf8').split('\n');
  if (!isAlive(Number(pid))) return null;
  const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8').trim();
  return connectionUrl({ host: socket || host || '127.0.0.1', port: Number(port) }, password);
}

/** A note left behind by a killed PostgreSQL refers to no process. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
