import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Observed, observe } from '../operation/metrics/observe.ts';
import type { Settings } from '../settings.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A job that is running may finish; one that hangs is abandoned and runs again later. */
const PATIENCE_MS = 15_000;

/**
 * Runs the worker in a thread of its own, so that making pages never keeps the API waiting, and starts another one
 * whenever it dies.
 */
export function startWorkerThread(settings: Settings, url: string): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Worker | null = null;

  const keepRunning = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      current = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: { settings, url } });
      // What it observes is counted here, where somebody may ask.
      current.on('message', ({ Observed }: { Observed: Observed }) => observe(...Observed));
      await ended(current);
      current = null;
      pause =
        Date.now() - startedAt > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = keepRunning();

  return {
    async stop() {
      stopping.abort();
      current?.postMessage('stop');
      const inTime = AbortSignal.timeout(PATIENCE_MS);
      inTime.addEventListener('abort', () => void current?.terminate());
      await running;
    },
  };
}

const ended = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('error', (error) => console.error('jobs: the worker thread died:', error));
    worker.once('exit', () => resolve());
  });
