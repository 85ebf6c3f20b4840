import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inMemoryDirectory } from '../../support/in-memory-directory.ts';

const SERVER = join(import.meta.dirname, '../../../apps/server');
/** The server as it is built, which is what people get. */
const BUILT = join(SERVER, 'dist/main.js');
/** The same unbuilt, for developers changing one of its modules. */
export const UNBUILT = join(SERVER, 'main.ts');
const TIMEOUT_MS = 180_000;
/** Dozens of processes read the same files: what the first has made of them the others take over. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');

export type RunningPortal = {
  url: string;
  dataDir: string;
  /** Of the process that runs now; 0 when none does. */
  pid: () => number;
  /** Begins to start, again on the same data after an end. */
  launch: (settings?: Readonly<Record<string, string>>) => void;
  /** Waits until it answers. */
  isReady: () => Promise<void>;
  /** Ends the whole process at once, as a power cut would; the database is left to itself. */
  kill: () => Promise<void>;
  /** Ends it as one should. */
  end: () => Promise<void>;
  /** Ends it as one should, and takes its data away. */
  stop: () => Promise<void>;
};

/** A portal as a new user starts it: its own database, demo data, one port. */
export async function startPortal(demoData: string | null = null): Promise<RunningPortal> {
  const portal = await newPortal(demoData);
  portal.launch();
  await portal.isReady();
  return portal;
}

/**
 * A portal with a place and an address, not started yet: empty, or with existing demo data; or on a person's own data, which
 * stays.
 */
export async function newPortal(demoData: string | null, own?: string): Promise<RunningPortal> {
  const dataDir = own ?? (await newPlace(demoData));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    launch: (settings = {}) => {
      child = run(dataDir, port, settings);
    },
    isReady: () => answers(url, () => child?.exitCode ?? null),
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      if (!own) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A folder that the database's own account may pass through, so that everything of a portal lies in it. */
export async function newPlace(demoData: string | null): Promise<string> {
  const dataDir = await mkdtemp(join(inMemoryDirectory(), 'assay-e2e-'));
  await chmod(dataDir, 0o711);
  // With owners and rights: database files of another account are refused.
  if (demoData) await promisify(execFile)('cp', ['-a', `${demoData}/.`, dataDir]);
  return dataDir;
}

/**
 * A whole body works under a few demo accounts, each in several stories at once: what bounds a single account is set
 * aside here and has tests of its own (`quality/attacks/flood.test.ts`).
 */
const MANY_PEOPLE = { ACCOUNT_IN_FLIGHT_LIMIT: '200', ACCOUNT_CALL_LIMIT: '1000000' };

export function run(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  program = BUILT,
): ChildProcess {
  const { DATABASE_URL: _database, PUBLIC_URL: _public, ...environment } = process.env;
  const child = spawn(process.execPath, [program], {
    env: {
      ...environment,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...MANY_PEOPLE,
      ...settings,
    },
    // Its log of unexpected failures is read together with the test that met them.
    stdio: ['ignore', 2, 2],
  });
  stopWithParent(child);
  return child;
}

/**
 * A shell that waits on a pipe from us: when we are gone it asks the portal to end. Otherwise the portal would continue without
 * its database, and a reader of these tests' output would wait forever.
 */
function stopWithParent(child: ChildProcess): void {
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -TERM "$0"', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  child.once('exit', () => guard.kill('SIGKILL'));
}

export async function answers(url: string, exitCode: () => number | null): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(200)) {
    if (exitCode() !== null) throw new Error(`the portal ended with ${exitCode()} before it was ready`);
    const answer = await fetch(`${url}/api/auth/config`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the portal was not ready in time');
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
