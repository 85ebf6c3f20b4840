/**
 * Checks every second which portal processes behind the load balancer of the browser tests are ready, so
 * that it sends no requests to those that are down.
 */
import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 1_000;
/** On a machine that also runs browsers and a database, a healthy server may need several seconds. */
const TIMEOUT_MS = 5_000;

export type Health = {
  isUp: (port: number) => boolean;
  /** Reports that the server accepted no connection. */
  isDown: (port: number) => void;
  stop: () => void;
};

/**
 * Checks every second whether each server is ready. A suspended server still accepts connections through its
 * operating system, so only a response proves that it is alive. A server that is not ready, or accepts no
 * connections, is skipped and keeps its open requests, because it may still answer earlier ones. `onLost` is
 * called for a server that accepts connections but does not respond.
 */
export function watchHealth(ports: readonly number[], onLost: (port: number) => void): Health {
  const down = new Set<number>();
  const ending = new AbortController();
  const watch = async (port: number): Promise<void> => {
    while (!ending.signal.aborted) {
      const status = await statusOf(port);
      if (status === 200) down.delete(port);
      else down.add(port);
      if (status === 'silent') onLost(port);
      await pause(INTERVAL_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  for (const port of ports) void watch(port);
  return {
    isUp: (port) => !down.has(port),
    isDown: (port) => void down.add(port),
    stop: () => ending.abort(),
  };
}

const statusOf = (port: number): Promise<number | 'closed' | 'silent'> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (problem: unknown) => ((problem as Error).name === 'TimeoutError' ? 'silent' : 'closed'),
  );
