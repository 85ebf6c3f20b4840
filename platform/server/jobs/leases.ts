/**
 * Gives each job worker a database lock that PostgreSQL releases when its process dies, and checks regularly
 * for jobs of workers without a lock, which then run again at once instead of hours later.
 */
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Portal } from '../http/context.ts';
import { reportOutages } from '../operation/report-outages.ts';
import { LEASE_CLASS } from './lease-class.ts';
import { recoverJobs } from './recover-jobs.ts';
import { releaseUnknownJobs } from './release-unknown-jobs.ts';

const CHECK_MS = 5_000;
/** Timeout in ms after which the database counts as unreachable. */
const ANSWER_MS = 4_000;

/**
 * Every worker has a lock as long as its process lives; PostgreSQL releases it when the process is killed. A
 * job whose worker has no lock is therefore abandoned and runs again at once, not hours later.
 */
export async function maintainLeases(
  portal: Portal,
  url: string,
  events: WorkerEvents,
): Promise<{ release(): Promise<void> }> {
  const pools = new Set<string>();
  const freeWhatWeDoNotKnow = releaseUnknownJobs(portal.db, events, pools);
  let client: pg.Client | null = null;
  /** Locks acquired on the current connection. */
  let ownedPools = new Set<string>();
  let isReleased = false;

  /**
   * Acquires missing locks. Also runs when there are none, to check the connection: locks lost with it are
   * free.
   */
  const hold = async () => {
    const one = client;
    const rows = await one?.query<{ pool: string }>(
      'select pool from unnest($2::text[]) as pool where pg_try_advisory_lock($1, hashtext(pool))',
      [LEASE_CLASS, [...pools].filter((pool) => !ownedPools.has(pool))],
    );
    // If a process not yet known to be gone still has the lock, it is tried again at the next check.
    if (one === client) for (const { pool } of rows?.rows ?? []) ownedPools.add(pool);
  };
  // One after the other: a connection handles one query at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (): Promise<void> => {
    const mine = turn.then(hold);
    turn = mine.catch(() => client?.connection.stream.destroy());
    return mine;
  };
  const open = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    // A lost connection is reopened at the next check.
    const forget = () => {
      if (client === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    await fresh.connect();
    client = fresh;
    ownedPools = new Set();
  };
  const check = async () => {
    if (!client) await open();
    // First, because otherwise this process's own jobs would count as abandoned.
    await inTurn();
    await recoverJobs(portal);
    await freeWhatWeDoNotKnow();
  };

  // Jobs are fetched, and so locked, by a process's worker pool.
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    // The next check acquires the lock if this attempt fails.
    void inTurn().catch(() => undefined);
  });
  await check();
  const checking = reportOutages('job leases', 'jobs of ended workers are not restarted');
  const timer = setInterval(() => void checking.run(check), CHECK_MS);
  return {
    async release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      // A lost connection has released the locks already.
      await client?.end().catch(() => undefined);
    },
  };
}
