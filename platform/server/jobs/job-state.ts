/**
 * The one definition of the states of a background job and their counts, which the log screen, the status
 * page, the dashboards and the metrics share.
 */
import { sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/**
 * FAILED: no longer retried. RUNNING: a worker has it. WAITING: due, and would start now. LATER: due at a
 * later time, such as the next attempt after an error.
 */
export type JobState = 'FAILED' | 'RUNNING' | 'WAITING' | 'LATER';

/** SQL expression for the state of a row of the queue that the query names `jobs`. */
export const JOB_STATE = sql<JobState>`case
  when jobs.locked_at is not null then 'RUNNING'
  when jobs.attempts >= jobs.max_attempts then 'FAILED'
  when jobs.run_at <= now() then 'WAITING'
  else 'LATER' end`;

export type JobCounts = Readonly<Record<JobState, number>> & {
  /** Seconds since when the oldest job of those that wait now has been due. */
  readonly OldestSeconds: number;
};

type Counted = { State: JobState; Count: number; Seconds: number };

/** Counts all background jobs by state. */
export async function countJobs(db: Queries): Promise<JobCounts> {
  const { rows } = await sql<Counted>`
    select state, count(*)::int as count, coalesce(extract(epoch from now() - min(run_at)), 0)::int as seconds
    from (select ${JOB_STATE} as state, run_at from graphile_worker._private_jobs as jobs) as jobs
    group by state`.execute(db);
  const countOf = (state: JobState) => rows.find(({ State }) => State === state)?.Count ?? 0;
  return {
    FAILED: countOf('FAILED'),
    RUNNING: countOf('RUNNING'),
    WAITING: countOf('WAITING'),
    LATER: countOf('LATER'),
    OldestSeconds: rows.find(({ State }) => State === 'WAITING')?.Seconds ?? 0,
  };
}
