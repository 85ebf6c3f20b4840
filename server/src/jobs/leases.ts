import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Portal } from '../http/context.ts';
import { LEASE_CLASS } from './lease-class.ts';
import { recoverJobs } from './recover-jobs.ts';

const CHECK_MS = 5_000;

/**
 * Every worker holds a lock as long as its process lives; PostgreSQL lets go of it by itself when the process is
 * killed. So a job whose worker has no lock is known to be abandoned and runs again at once, not hours later.
 */
export async function holdLeases(
  portal: Portal,
  url: string,
  events: WorkerEvents,
): Promise<{ release(): Promise<void> }> {
  const pools = new Set<string>();
  let client: pg.Client | null = null;
  let isReleased = false;

  // One after the other: a connection speaks to one caller at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const hold = (pool: string) => {
    turn = turn
      .then(() => client?.query('select pg_advisory_lock($1, hashtext($2))', [LEASE_CLASS, pool]))
      .catch(() => undefined);
    return turn;
  };
  const open = async () => {
    const fresh = new pg.Client({ connectionString: url });
    // A lost connection is opened again at the next check.
    const forget = () => {
      if (client === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    await fresh.connect();
    client = fresh;
    for (const pool of pools) await hold(pool);
  };
  const check = async () => {
    if (!client) await open();
    await recoverJobs(portal);
  };

  // Jobs are fetched, and so locked, by the pool of a process.
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    void hold(workerPool.id);
  });
  await check();
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS);
  return {
    async release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
