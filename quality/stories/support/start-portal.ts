/**
 * Starts, stops and kills real portal processes with their own data folders and free ports, for browser
 * tests and the tests that build on them.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inMemoryDirectory } from '../../support/in-memory-directory.ts';

const SERVER = join(import.meta.dirname, '../../../apps/server');
/** The built server, as it is delivered. */
const BUILT = join(SERVER, 'dist/main.js');
/** The unbuilt server, for developers who change one of its modules. */
export const UNBUILT = join(SERVER, 'main.ts');
const TIMEOUT_MS = 180_000;
/** Folder for compiled code that dozens of test processes share. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');

export type RunningPortal = {
  url: string;
  dataDir: string;
  /** Process id of the running process; 0 if none runs. */
  pid: () => number;
  /** Starts the process, also again on the same data. */
  launch: (settings?: Readonly<Record<string, string>>) => void;
  /** Waits until the portal answers. */
  isReady: () => Promise<void>;
  /** Kills the process at once, as a power cut would; an embedded database is left running. */
  kill: () => Promise<void>;
  /** Stops the process in an orderly way. */
  end: () => Promise<void>;
  /** Stops the process in an orderly way and deletes its data. */
  stop: () => Promise<void>;
};

/** Starts a portal as a new user would: embedded database, demo data, one port. */
export async function startPortal(demoData: string | null = null): Promise<RunningPortal> {
  const portal = await newPortal(demoData);
  portal.launch();
  await portal.isReady();
  return portal;
}

/**
 * Prepares a portal with data folder and address without starting it: empty, with a copy of demo data, or on
 * an existing folder, which is not deleted.
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

/** Creates the data folder, with permissions that let the database's user pass through. */
export async function newPlace(demoData: string | null): Promise<string> {
  const dataDir = await mkdtemp(join(inMemoryDirectory(), 'assay-e2e-'));
  await chmod(dataDir, 0o711);
  // Keeps owners and permissions, because PostgreSQL refuses data files of another user.
  if (demoData) await promisify(execFile)('cp', ['-a', `${demoData}/.`, dataDir]);
  return dataDir;
}

/**
 * Tests use a few demo accounts in many places at once, so the limits per account are raised here; they are
 * tested in `quality/attacks/flood.test.ts`.
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
    // The portal's log of unexpected errors appears in the output of the test that caused them.
    stdio: ['ignore', 2, 2],
  });
  stopWithParent(child);
  return child;
}

/**
 * Starts a shell that waits on a pipe from this process: when the process ends, the shell terminates the
 * portal. Otherwise the portal would continue without its database, and readers of the test output would
 * wait forever.
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
