/**
 * Starts the portal for chaos tests (two API processes, a worker and PostgreSQL, with small disks, shiftable
 * clocks and network proxies), and lets tests kill and restart its processes.
 */
import { rm } from 'node:fs/promises';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { startBalancer } from '../stories/support/balancer.ts';
import { provideDemoData } from '../stories/support/demo-data.ts';
import { freePort, newPlace, run } from '../stories/support/start-portal.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { type NetworkProxy, startNetworkProxy } from '../support/network-proxy.ts';
import { type Clock, newClock } from './clock.ts';
import { type Disks, onDisks } from './disks.ts';
import { type Supervised, supervise } from './supervise.ts';

const NAMES = ['api1', 'api2', 'worker'] as const;
type Name = (typeof NAMES)[number];

/**
 * A portal for chaos tests: two API processes and a worker on separate disks, with network proxies on both
 * sides.
 */
export type ChaosPortal = {
  /** URL for clients: through the front proxy to the load balancer. */
  url: string;
  /** Start of the run; older notifications belong to the demo data. */
  since: Date;
  dataDir: string;
  databaseFolder: string;
  /** The test's direct database connection; only faults of the database itself affect it. */
  db: Connection['db'];
  front: NetworkProxy;
  /** Network proxy between the portal and its database. */
  back: NetworkProxy;
  disks: Disks | null;
  /** The clock of the worker and one API process. */
  clock: Clock | null;
  databaseClock: Clock | null;
  portOf: (name: Name) => number;
  pidOf: (name: Name) => number;
  /** Kills processes with SIGKILL, as a machine failure would. */
  kill: (...names: Name[]) => Promise<void>;
  start: (...names: Name[]) => Promise<void>;
  /** Processes that ended unexpectedly after they were ready, one line each. */
  fallen: readonly string[];
  /** Restarts as an upgrade does: requests the end, waits for it, and starts the process again. */
  restart: (name: Name) => Promise<void>;
  stop: () => Promise<void>;
};

export type ChaosPortalSettings = {
  /** Environment variables of the portal's processes. */
  environment?: Readonly<Record<string, string>>;
  /** PostgreSQL settings. */
  database?: readonly string[];
  /** Program to run instead of the built server. */
  program?: string;
};

export async function startChaosPortal(settings: ChaosPortalSettings = {}): Promise<ChaosPortal> {
  const since = new Date();
  const demo = await demoData();
  const dataDir = await newPlace(null);
  const disks = await onDisks(dataDir, demo);
  const clock = newClock(dataDir, 'portal');
  const databaseClock = newClock(dataDir, 'database');
  const database = await startEmbedded({
    dataDir,
    moreSettings: ['max_wal_size=64MB', 'min_wal_size=32MB', ...(settings.database ?? [])],
    environment: databaseClock?.environment ?? {},
  });
  const { line: back, url: through } = await startDatabaseProxy(database.url);
  const ports = [await freePort(), await freePort(), 0];
  const metricsPort = await freePort();
  const balancer = await startBalancer(await freePort(), ports.slice(0, 2));
  const front = await startNetworkProxy({ port: Number(new URL(balancer.url).port), host: '127.0.0.1' });
  const url = `http://localhost:${front.port}`;
  const children = new Map<Name, Supervised>();
  const fallen: string[] = [];
  const portOf = (name: Name) => ports[NAMES.indexOf(name)] ?? 0;
  const startOne = async (name: Name) => {
    const isWorker = name === 'worker';
    const own = {
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: through,
      ...(isWorker ? { PORTAL_ROLE: 'worker', METRICS_PORT: String(metricsPort) } : { PORTAL_ROLE: 'api' }),
      // The time that the load balancer needs to notice that a process is shutting down.
      DRAIN_SECONDS: '2',
      // Clocks of different processes never agree exactly, so only some use the shifted clock.
      ...(name === 'api1' ? {} : clock?.environment),
      ...settings.environment,
    };
    const supervised = supervise({
      name,
      launch: () => run(dataDir, portOf(name), own, settings.program),
      isReady: () => isReady(`http://localhost:${isWorker ? metricsPort : portOf(name)}`),
      notify: (how) => fallen.push(how),
    });
    children.set(name, supervised);
    // Clients do not depend on the worker, so its start is not awaited.
    if (!isWorker) await supervised.ready();
  };
  const end = async (name: Name, signal: NodeJS.Signals) => children.get(name)?.end(signal);
  const start = async (...names: Name[]) => void (await Promise.all(names.map(startOne)));
  await start(...NAMES);
  const tables = connect(database.url, 4);
  return {
    url,
    since,
    dataDir,
    databaseFolder: new URL(database.url).searchParams.get('host') ?? '',
    db: tables.db,
    front,
    back,
    disks,
    clock,
    databaseClock,
    portOf,
    pidOf: (name) => children.get(name)?.pid() ?? 0,
    kill: async (...names) => void (await Promise.all(names.map((name) => end(name, 'SIGKILL')))),
    start,
    fallen,
    restart: async (name) => {
      await end(name, 'SIGTERM');
      await start(name);
    },
    stop: async () => {
      await Promise.all(NAMES.map((name) => end(name, 'SIGTERM')));
      await tables.db.destroy();
      await Promise.all([front.stop(), balancer.stop(), back.stop()]);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

let made: Promise<string> | undefined;
/** Provides the demo data once per run; other tests may already have created it. */
function demoData(): Promise<string> {
  made ??= provideDemoData().then(({ folder }) => folder);
  return made;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
