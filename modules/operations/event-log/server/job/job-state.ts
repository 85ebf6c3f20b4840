import { sql } from 'kysely';
import type { JOB_STATES } from '../../rules/operator-lists.ts';

export type JobState = (typeof JOB_STATES)[number];

/**
 * SQL expression for the state of a background job (running, failed, retrying, waiting) from a row of the
 * queue's `jobs` table.
 */
export const JOB_STATE = sql<JobState>`case
  when jobs.locked_at is not null then 'RUNNING'
  when jobs.attempts >= jobs.max_attempts then 'FAILED'
  when jobs.attempts > 0 then 'RETRYING'
  else 'WAITING' end`;
