import { Worker } from 'node:worker_threads';
import type { OpenLoad, OpenLoaded } from './open-load.ts';

/** Asks a portal from a thread of its own. */
export const askOpen = (url: string, wanted: Omit<OpenLoad, 'Host' | 'Port'>): Promise<OpenLoaded> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const workerData: OpenLoad = { Host: hostname, Port: Number(port), ...wanted };
    const worker = new Worker(new URL('./open-load.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
