/**
 * Runs the job worker in a separate thread, so that generating documents does not delay the API, and
 * restarts it whenever it dies or does not start.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../configuration/settings.ts';
import { type Observed, observe } from '../operation/metrics/observe.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Startup timeout in ms: the database queries at startup take at most half as long. */
const STARTED_MS = 60_000;
/** Shutdown timeout in ms: a running job may finish; one that hangs is abandoned and runs again later. */
const TIMEOUT_MS = 15_000;

type WorkerMessage = { Observed: Observed } | { HasBegun: true };

/**
 * Runs the worker in a separate thread, so that generating pages never delays the API, and starts another
 * one whenever it dies or does not start.
 */
export function startWorkerThread(
  settings: Settings,
  url: string,
  program: URL,
  startedMs = STARTED_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Worker | null = null;

  const keepRunning = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      current = new Worker(program, { workerData: { settings, url } });
      const late = setTimeout(() => {
        console.error('jobs: the worker thread did not start, and is being restarted');
        void current?.terminate();
      }, startedMs);
      current.on('message', (message: WorkerMessage) => {
        // The thread's metrics are recorded here, where they can be queried.
        if ('Observed' in message) observe(...message.Observed);
        else clearTimeout(late);
      });
      await ended(current);
      clearTimeout(late);
      current = null;
      pause = Date.now() - startedAt > MAX_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
      // Stopping aborts the wait, which then rejects.
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = keepRunning();

  return {
    async stop() {
      stopping.abort();
      current?.postMessage('stop');
      const inTime = AbortSignal.timeout(TIMEOUT_MS);
      inTime.addEventListener('abort', () => void current?.terminate());
      await running;
    },
  };
}

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('error', (error) => console.error('jobs: the worker thread ended:', error));
    worker.once('exit', () => resolve());
  });
