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
 * Starts the portal's own PostgreSQL on a data directory (made if it is missing) and answers its address.
 * However the last run ended, committed work is there again. Throws with a plain sentence when the directory is
 * not writable or another portal is running on it.
 */
export async function startEmbedded(options: {
  dataDir: string;
  /** Of PostgreSQL, `name=value`; they count before our own. */
  moreSettings?: readonly string[];
  /** For its processes, in addition to our own environment. */
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

/** A directory we make ourselves can be passed through by PostgreSQL's account, but not listed. */
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

/** Another process may take the free port between our choice and PostgreSQL's start; then another one is chosen. */
async function start(cluster: Cluster, attempts = 3): Promise<{ endpoint: Endpoint; launched: Launched }> {
  const endpoint = await chooseEndpoint(cluster.directory);
  try {
    return { endpoint, launched: await launch(cluster, endpoint) };
  } catch (error) {
    if (attempts <= 1 || endpoint.host.startsWith('/')) throw error;
    return start(cluster, attempts - 1);
  }
}
