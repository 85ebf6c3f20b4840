/**
 * Starts a portal server as a child process (`portal-process.ts`), for tests with several processes on one
 * database; returns its URL.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export type ForkedServer = {
  /** URL without a trailing slash. */
  url: string;
  child: ChildProcess;
};

/** Starts a portal process that shares the database and the data folder with others, but no memory. */
export function forkServer(env: {
  DATABASE_URL: string;
  DATA_DIR: string;
  PUBLIC_URL?: string;
}): Promise<ForkedServer> {
  const child = fork(join(import.meta.dirname, 'portal-process.ts'), {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}`, child }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
