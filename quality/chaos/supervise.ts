import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const RESTART_MS = 1_000;
const CHECK_INTERVAL_MS = 200;
const TIMEOUT_MS = 180_000;

export type Supervised = {
  pid: () => number;
  /** Settles once it has begun its work. */
  ready: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

type Service = {
  name: string;
  launch: () => ChildProcess;
  /** Whether it says that it is ready. */
  isReady: () => Promise<boolean>;
  /** Notified of a process that was ready and ended without being asked to. */
  notify: (how: string) => void;
};

/**
 * Like a service of compose.yaml: a process that ends by itself is restarted. One started while the database is away ends with
 * a plain message, which is no fault; one that was ready and ends is reported.
 */
export function supervise({ name, launch, isReady, notify }: Service): Supervised {
  let child: ChildProcess;
  let isAsked = false;
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
      if (isAsked) return;
      const how = `${name} ended by itself with ${code ?? signal}`;
      console.log(`${how}${wasReady ? '' : ' before it was ready'}, and is started again`);
      if (wasReady) notify(how);
      setTimeout(() => !isAsked && start(), RESTART_MS);
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
      isAsked = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}
