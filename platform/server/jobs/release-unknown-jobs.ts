/**
 * Frees jobs that the database assigned to this worker but that never reached it because the connection
 * broke in between; otherwise they would wait for hours.
 */
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** A fetched job is started or returned within a second or two. */
const GRACE = sql`interval '30 seconds'`;
/** Time in ms that the completion of a job may take to reach the database. */
const ENDING_MS = 60_000;

/**
 * Returns a function that frees jobs assigned to this worker only in the database: the connection broke
 * between fetching and receiving them. The worker is alive, so they do not count as abandoned and would wait
 * for hours. Jobs found in this state in two consecutive checks are freed, since a worker that was suspended
 * in between starts what it had.
 */
export function releaseUnknownJobs(
  db: Db,
  events: WorkerEvents,
  pools: ReadonlySet<string>,
): () => Promise<void> {
  const isBegun = trackStarted(events);
  let before: readonly string[] = [];
  return async () => {
    const unknown = (await lockedBy(db, [...pools])).filter((id) => !isBegun(id));
    const twice = unknown.filter((id) => before.includes(id));
    before = unknown;
    if (twice.length === 0) return;
    console.error(`jobs: ${twice.length} fetched over a broken connection were released`);
    await free(db, twice);
  };
}

/** Returns whether a job is running here, or was running a moment ago. */
function trackStarted(events: WorkerEvents): (id: string) => boolean {
  const times = new Map<string, number>();
  const count = (id: string, more: 1 | -1) => {
    const now = (times.get(id) ?? 0) + more;
    if (now > 0) times.set(id, now);
    else times.delete(id);
  };
  events.on('job:start', ({ job }) => count(job.id, 1));
  events.on('job:complete', ({ job }) => void setTimeout(() => count(job.id, -1), ENDING_MS).unref());
  return (id) => times.has(id);
}

async function lockedBy(db: Db, pools: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ Id: string }>`
    select id::text as id from graphile_worker._private_jobs
    where locked_by = any(${pools}::text[]) and locked_at < now() - ${GRACE}`.execute(db);
  return rows.map(({ Id }) => Id);
}

const free = (db: Db, ids: readonly string[]) =>
  sql`
    with freed as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where id = any(${ids}::bigint[]) returning job_queue_id
    )
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where id in (select job_queue_id from freed)`.execute(db);
