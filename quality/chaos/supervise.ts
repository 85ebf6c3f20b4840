/**
 * Starts a process of the chaos portal and restarts it whenever it ends, as a service manager does; reports
 * if it ended unexpectedly after it was ready.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const RESTART_MS = 1_000;
const CHECK_INTERVAL_MS = 200;
const TIMEOUT_MS = 180_000;

export type Supervised = {
  pid: () => number;
  /** Resolves when the process is ready. */
  ready: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

type Service = {
  name: string;
  launch: () => ChildProcess;
  /** Checks whether the process reports that it is ready. */
  isReady: () => Promise<boolean>;
  /** Called when a process ends unexpectedly after it was ready. */
  notify: (how: string) => void;
};

/**
 * Supervises a process like a service of compose.yaml: it is restarted when it ends. A process that ends
 * with a plain message because the database is unavailable is not an error; one that ends after it was ready
 * is reported.
 */
export function supervise({ name, launch, isReady, notify }: Service): Supervised {
  let child: ChildProcess;
  let isStopping = false;
  let wasReady = false;
  const look = async (one: ChildProcess): Promise<void> => {
    for (; one.exitCode === null && one.signalCode === null && !wasReady; await pause(CHECK_INTERVAL_MS)) {
      const text = await isReady();
      if (one === child) wasReady = text;
    }
  };
  const start = (): void => {
    child = launch();
    wasReady = false;
    void look(child);
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const how = `${name} ended by itself with ${code ?? signal}`;
      console.log(`${how}${wasReady ? '' : ' before it was ready'}, and is started again`);
      if (wasReady) notify(how);
      setTimeout(() => !isStopping && start(), RESTART_MS);
    });
  };
  start();
  return {
    pid: () => child.pid ?? 0,
    ready: async () => {
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(CHECK_INTERVAL_MS))
        if (wasReady) return;
      throw new Error(`${name} was not ready in time`);
    },
    end: async (signal) => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}
