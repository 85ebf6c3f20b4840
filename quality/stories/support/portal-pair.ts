/**
 * Runs a portal for browser tests as in production: two API processes and two workers behind one address,
 * each of which a test can kill or restart.
 */
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { type Balancer, startBalancer } from './balancer.ts';
import { answers, freePort, newPlace, type RunningPortal, run } from './start-portal.ts';

const NAMES = ['api1', 'api2', 'worker1', 'worker2'] as const;
type Name = (typeof NAMES)[number];

export type PortalPair = RunningPortal & {
  /** API processes with an unfinished request that changes data. */
  busy: () => Promise<Name[]>;
  /** Kills one process immediately, as a machine failure would. */
  killOne: (name: Name) => Promise<void>;
  /** Stops a process in an orderly way and starts it again. */
  restartOne: (name: Name) => Promise<void>;
  /** Starts a process that has ended. */
  startOne: (name: Name) => Promise<void>;
};

/**
 * Prepares two API processes and two workers on one data folder behind one address. The caller provides the
 * database: its URL is passed with the settings to `launch`.
 */
export async function newPortalPair(demoData: string | null): Promise<PortalPair> {
  const dataDir = await newPlace(demoData);
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${front}`;
  const children = new Map<Name, ChildProcess>();
  let extraSettings: Readonly<Record<string, string>> = {};
  let balancer: Promise<Balancer> | undefined;

  const portOf = (name: Name) => ports[NAMES.indexOf(name)] ?? 0;
  const start = (name: Name) => {
    const PORTAL_ROLE = name.startsWith('api') ? 'api' : 'worker';
    const settings = { PUBLIC_URL: url, TRUST_PROXY: 'loopback', ...extraSettings, PORTAL_ROLE };
    children.set(name, run(dataDir, portOf(name), settings));
  };
  const isReady = async (name: Name) => {
    if (name.startsWith('api'))
      await answers(`http://localhost:${portOf(name)}`, () => children.get(name)?.exitCode ?? null);
  };
  const endOne = async (name: Name, signal: NodeJS.Signals): Promise<void> => {
    const child = children.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const endAll = async (signal: NodeJS.Signals) => {
    await Promise.all(NAMES.map((name) => endOne(name, signal)));
  };
  const startOne = async (name: Name) => {
    start(name);
    await isReady(name);
  };
  return {
    url,
    dataDir,
    pid: () => children.get('api1')?.pid ?? 0,
    launch: (settings = {}) => {
      extraSettings = settings;
      balancer ??= startBalancer(front ?? 0, ports);
      for (const name of NAMES) start(name);
    },
    isReady: async () => {
      await balancer;
      await Promise.all(NAMES.map(isReady));
    },
    kill: () => endAll('SIGKILL'),
    end: () => endAll('SIGTERM'),
    stop: async () => {
      await endAll('SIGTERM');
      await (await balancer)?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    busy: async () => ((await balancer)?.busy() ?? []).flatMap((port) => NAMES[ports.indexOf(port)] ?? []),
    killOne: (name) => endOne(name, 'SIGKILL'),
    restartOne: async (name) => {
      await endOne(name, 'SIGTERM');
      await startOne(name);
    },
    startOne,
  };
}
