import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount, ownerOf } from './embedded/account.ts';
import { embeddedBinaries } from './embedded/binaries.ts';
import { chooseEndpoint, connectionUrl } from './embedded/endpoint.ts';
import { initialise, PASSWORD_FILE } from './embedded/initialise.ts';
import { type Launched, launch } from './embedded/launch.ts';
import { clearLeftovers } from './embedded/leftovers.ts';
import { clusterDirectory, markComplete, OUTSIDE } from './embedded/location.ts';
import { lockDataDirectory } from './embedded/lock.ts';
import { supervise } from './embedded/supervise.ts';
import type { Cluster, Endpoint } from './embedded/types.ts';

/**
 * Starts the portal's embedded PostgreSQL on a data directory (created if missing) and returns its URL.
 * Committed work survives any kind of previous shutdown. Throws a readable error when the directory is not
 * writable or another portal is running on it.
 */
export async function startEmbedded(options: {
  dataDir: string;
  /** PostgreSQL settings, `name=value`; they override the portal's own. */
  moreSettings?: readonly string[];
  /** Environment variables for its processes, in addition to the portal's own. */
  environment?: Readonly<Record<string, string>>;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = makeDirectory(options.dataDir);
  const lock = await lockDataDirectory(dataDir);
  try {
    const { moreSettings = [], environment = {} } = options;
    const cluster = { ...(await prepare(dataDir)), moreSettings, environment };
    const { endpoint, launched } = await start(cluster);
    const supervisor = supervise(cluster, endpoint, launched);
    const password = readFileSync(join(cluster.directory, PASSWORD_FILE), 'utf8').trim();
    return {
      url: connectionUrl(endpoint, password),
      async stop() {
        await supervisor.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates a directory that PostgreSQL's account can traverse but not list. */
function makeDirectory(path: string): string {
  try {
    if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, 0o711);
    return realpathSync(path);
  } catch (cause) {
    throw new Error(`The data directory ${path} cannot be created.`, { cause });
  }
}

async function prepare(dataDir: string): Promise<Cluster> {
  const directory = clusterDirectory(dataDir, databaseAccount());
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  const account = isNew ? databaseAccount() : ownerOf(directory);
  const binaries = embeddedBinaries(account, account ? OUTSIDE : dataDir);
  const cluster = { directory, account, binaries };
  if (isNew) await initialise(cluster);
  markComplete(dataDir);
  await clearLeftovers(directory);
  return cluster;
}

/** Another process may take the chosen free port before PostgreSQL starts; then another port is chosen. */
async function start(cluster: Cluster, attempts = 3): Promise<{ endpoint: Endpoint; launched: Launched }> {
  const endpoint = await chooseEndpoint(cluster.directory);
  try {
    return { endpoint, launched: await launch(cluster, endpoint) };
  } catch (error) {
    if (attempts <= 1 || endpoint.host.startsWith('/')) throw error;
    return start(cluster, attempts - 1);
  }
}
