/**
 * On SIGTERM and SIGINT drains the server process: reports not ready, answers until load balancers have
 * noticed, lets requests and jobs finish, then closes the database; exits after 25 seconds at the latest.
 */
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Tasks still running after this are abandoned: process managers wait half a minute before they kill the
 * process.
 */
const TIMEOUT_MS = 25_000;

type Stop = () => Promise<unknown>;
type Parts = {
  /** Called immediately: no new traffic is routed here and no new work is started. */
  onShutdown: () => void;
  /** Time for load balancers to notice the shutdown, in ms. */
  drainMs: number;
  /** Stopped at once: running jobs finish while requests are still accepted. */
  jobs: readonly Stop[];
  /** Stopped after `drainMs`: closes the port once load balancers have had time to notice. */
  servers: readonly Stop[];
  /** Stopped last, in reverse order of starting; the database is closed last. */
  stops: readonly Stop[];
};

/**
 * Drains the process on SIGTERM and SIGINT: reports that it is not ready, keeps answering until load
 * balancers have noticed, lets running requests and jobs finish, then closes the database. A second signal
 * after more than a second exits at once; an earlier one is ignored, because it is the same Ctrl-C arriving
 * from both the terminal and npm.
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
