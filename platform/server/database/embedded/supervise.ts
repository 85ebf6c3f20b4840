import { setTimeout as pause } from 'node:timers/promises';
import { type Launched, launch } from './launch.ts';
import { clearLeftovers } from './leftovers.ts';
import type { Cluster, Endpoint } from './types.ts';

const MAX_PAUSE = 10_000;

/**
 * Restarts the embedded PostgreSQL on the same address whenever it ends unexpectedly, with growing pauses
 * between attempts, until the portal stops it.
 */
export function supervise(cluster: Cluster, endpoint: Endpoint, first: Launched): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: Launched | undefined = first;

  async function watch(): Promise<void> {
    let delay = 100;
    while (!stopping.signal.aborted) {
      await current?.exited;
      current = undefined;
      if (stopping.signal.aborted) return;
      console.error('The database ended unexpectedly and is being restarted.');
      // Stopping aborts the wait, which then rejects.
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      delay = Math.min(delay * 2, MAX_PAUSE);
      if (!stopping.signal.aborted) current = await relaunch(cluster, endpoint);
      if (current) delay = 100;
    }
    await current?.stop();
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}

async function relaunch(cluster: Cluster, endpoint: Endpoint): Promise<Launched | undefined> {
  try {
    await clearLeftovers(cluster.directory);
    return await launch(cluster, endpoint);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
