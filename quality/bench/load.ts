import { Worker } from 'node:worker_threads';
import type { Load, Loaded } from './site-load.ts';

/**
 * Runs the HTTP load of `site-load.ts` against a portal in a separate worker thread and returns its results,
 * for the benchmarks.
 */
export const load = (url: string, options: Omit<Load, 'Host' | 'Port'>): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const workerData: Load = { Host: hostname, Port: Number(port), ...options };
    const worker = new Worker(new URL('./site-load.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
