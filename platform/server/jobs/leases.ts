import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Portal } from '../http/context.ts';
import { LEASE_CLASS } from './lease-class.ts';
import { recoverJobs } from './recover-jobs.ts';
import { releaseUnknownJobs } from './release-unknown-jobs.ts';

const CHECK_MS = 5_000;
/** Who has not answered by then is not there any more. */
const ANSWER_MS = 4_000;

/**
 * Every worker holds a lock as long as its process lives; PostgreSQL lets go of it by itself when the process is
 * killed. So a job whose worker has no lock is known to be abandoned and runs again at once, not hours later.
 */
export async function maintainLeases(
  portal: Portal,
  url: string,
  events: WorkerEvents,
): Promise<{ release(): Promise<void> }> {
  const pools = new Set<string>();
  const freeWhatWeDoNotKnow = releaseUnknownJobs(portal.db, events, pools);
  let client: pg.Client | null = null;
  /** On the connection that is open. */
  let held = new Set<string>();
  let isReleased = false;

  /** Also checks that the other end is still there when nothing is left to hold: a lock lost with it is free. */
  const hold = async () => {
    const one = client;
    const rows = await one?.query<{ pool: string }>(
      'select pool from unnest($2::text[]) as pool where pg_try_advisory_lock($1, hashtext(pool))',
      [LEASE_CLASS, [...pools].filter((pool) => !held.has(pool))],
    );
    // A lock held by a process not yet known to be gone is tried again at the next check.
    if (one === client) for (const { pool } of rows?.rows ?? []) held.add(pool);
  };
  // One after the other: a connection speaks to one caller at a time.
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
    // A lost connection is opened again at the next check.
    const forget = () => {
      if (client === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    await fresh.connect();
    client = fresh;
    held = new Set();
  };
  const check = async () => {
    if (!client) await open();
    // Else our own jobs would be taken for abandoned.
    await inTurn();
    await recoverJobs(portal);
    await freeWhatWeDoNotKnow();
  };

  // Jobs are fetched, and so locked, by the pool of a process.
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    void inTurn().catch(() => undefined);
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
