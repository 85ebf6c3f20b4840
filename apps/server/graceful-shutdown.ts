import { setTimeout as wait } from 'node:timers/promises';

/** Anything that still hangs is abandoned: process managers wait half a minute before they kill. */
const TIMEOUT_MS = 25_000;

type Stop = () => Promise<unknown>;
type Parts = {
  /** Immediately: no new traffic is routed here, and no new work is started. */
  onShutdown: () => void;
  /** How long balancers have to notice, in ms. */
  drainMs: number;
  /** Jobs under way finish while requests still come. */
  jobs: readonly Stop[];
  /** The port closes when balancers have had their time. */
  servers: readonly Stop[];
  /** Then, in reverse: what was started last stops first, the database last. */
  stops: readonly Stop[];
};

/**
 * SIGTERM and SIGINT drain: the process says that it is not ready, goes on answering until balancers have noticed, lets
 * requests and jobs under way finish, then closes the database. Asked again a second later, it does not wait; at once,
 * it is the same Ctrl-C arriving from the terminal and from npm.
 */
export function shutDownOnSignal({ onShutdown, drainMs, jobs, servers, stops }: Parts): void {
  let since = 0;
  const log = (error: unknown) => console.error('stop:', error);
  const stop = async (): Promise<void> => {
    if (since > 0) return Date.now() - since > 1_000 ? process.exit(1) : undefined;
    since = Date.now();
    setTimeout(() => {
      console.error(`stop: some tasks did not end within ${TIMEOUT_MS / 1_000} seconds and were abandoned`);
      process.exit(1);
    }, TIMEOUT_MS).unref();
    onShutdown();
    const ending = jobs.map((one) => one().catch(log));
    if (drainMs > 0) await wait(drainMs);
    await Promise.all([...servers.map((one) => one().catch(log)), ...ending]);
    for (const one of [...stops].reverse()) await one().catch(log);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
