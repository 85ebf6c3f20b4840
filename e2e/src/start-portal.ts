import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
const PATIENCE_MS = 120_000;

export type RunningPortal = {
  url: string;
  dataDir: string;
  /** Ends the whole process at once, as a power cut would; the database is left to itself. */
  kill: () => Promise<void>;
  /** Starts it again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The portal as a new user starts it: its own database, demo data, one port. */
export async function startPortal(): Promise<RunningPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child = run(dataDir, port);
  await isReady(url, child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = run(dataDir, port);
      await isReady(url, child);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function run(dataDir: string, port: number): ChildProcess {
  const { DATABASE_URL: _database, PUBLIC_URL: _public, ...environment } = process.env;
  return spawn(process.execPath, [MAIN], {
    env: {
      ...environment,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    if (child.exitCode !== null)
      throw new Error(`the portal ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/api/auth/config`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the portal was not ready in time');
}

const freePort = (): Promise<number> =>
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
