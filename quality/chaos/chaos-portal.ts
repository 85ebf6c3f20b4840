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

/** A portal on a disk of its own: two API processes and a worker, with lines that can be cut on both sides of them. */
export type ChaosPortal = {
  /** Where clients come in: through the front line to the balancer. */
  url: string;
  /** Older notifications come from the demo. */
  since: Date;
  dataDir: string;
  databaseFolder: string;
  /** The rig's own way to the tables; no fault touches it but those of the database itself. */
  db: Connection['db'];
  front: NetworkProxy;
  /** Between the portal and its database. */
  back: NetworkProxy;
  disks: Disks | null;
  /** Of the worker and of one API process. */
  clock: Clock | null;
  databaseClock: Clock | null;
  portOf: (name: Name) => number;
  pidOf: (name: Name) => number;
  /** As a machine that fails. */
  kill: (...names: Name[]) => Promise<void>;
  start: (...names: Name[]) => Promise<void>;
  /** Processes that were ready and ended without being asked to, one line each. */
  fallen: readonly string[];
  /** As on an upgrade: asked to end, waited for, and started again. */
  restart: (name: Name) => Promise<void>;
  stop: () => Promise<void>;
};

export type ChaosPortalSettings = {
  /** Of its processes. */
  environment?: Readonly<Record<string, string>>;
  /** Of PostgreSQL. */
  database?: readonly string[];
  /** What its processes run, instead of the built server. */
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
      // As long as it takes the balancer to see that one is about to end.
      DRAIN_SECONDS: '2',
      // Processes never agree quite about the time.
      ...(name === 'api1' ? {} : clock?.environment),
      ...settings.environment,
    };
    const kept = supervise({
      name,
      launch: () => run(dataDir, portOf(name), own, settings.program),
      isReady: () => isReady(`http://localhost:${isWorker ? metricsPort : portOf(name)}`),
      notify: (how) => fallen.push(how),
    });
    children.set(name, kept);
    // No one waits for a worker.
    if (!isWorker) await kept.ready();
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
/** Told once; the tests have them already. */
function demoData(): Promise<string> {
  made ??= provideDemoData().then(({ folder }) => folder);
  return made;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
