import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export type ForkedServer = {
  /** Without a slash at its end. */
  url: string;
  child: ChildProcess;
};

/** A portal in a process of its own: it shares the database and the folder with others, and no memory. */
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
