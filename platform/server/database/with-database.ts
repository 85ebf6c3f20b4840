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
 * Runs a command-line program with the URL of the portal's database: the configured one, the embedded one of
 * a running portal, or the embedded one started only for this command.
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

/** Returns the URL of the embedded database while another process runs it. */
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

/** Whether the process exists: a pid file left by a killed PostgreSQL may refer to none. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
