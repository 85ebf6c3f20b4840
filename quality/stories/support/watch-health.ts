import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 1_000;
/** A machine that also runs browsers and a database may keep a healthy server waiting for a while. */
const TIMEOUT_MS = 5_000;

export type Health = {
  isUp: (port: number) => boolean;
  /** It took no connection. */
  isDown: (port: number) => void;
  stop: () => void;
};

/**
 * Asks every server once a second whether it is ready. A suspended one still accepts connections, for its system does; so only
 * an answer shows that it is alive. One that is not ready (it stops, or its database is away) is skipped and keeps its open
 * requests: so does one that accepts no connections any more, for it may still be answering earlier ones. `onLost` is called
 * for one that accepts connections and does not answer.
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
