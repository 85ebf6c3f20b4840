import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 1_000;
/** A machine that also runs browsers and a database may keep a healthy server waiting for a while. */
const PATIENCE_MS = 5_000;

export type Health = {
  isUp: (port: number) => boolean;
  /** It took no connection. */
  isDown: (port: number) => void;
  stop: () => void;
};

/**
 * Asks every server once in a second whether it answers. One that is frozen still takes connections, for its system
 * does; so only an answer says that somebody is there. `onLost` hears of one that does not answer any more.
 */
export function watchHealth(ports: readonly number[], onLost: (port: number) => void): Health {
  const down = new Set<number>();
  const ending = new AbortController();
  const watch = async (port: number): Promise<void> => {
    while (!ending.signal.aborted) {
      if (await answers(port)) down.delete(port);
      else {
        down.add(port);
        onLost(port);
      }
      await pause(EVERY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  for (const port of ports) void watch(port);
  return {
    isUp: (port) => !down.has(port),
    isDown: (port) => void down.add(port),
    stop: () => ending.abort(),
  };
}

/** Also with a refusal: a server whose database is away is there, and says so better than a balancer can. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/auth/config`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => true,
      () => false,
    );
