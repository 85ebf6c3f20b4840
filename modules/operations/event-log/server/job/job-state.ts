import { sql } from 'kysely';
import type { JOB_STATES } from '../../rules/job-contract.ts';

export type JobState = (typeof JOB_STATES)[number];

/** SQL expression for the state of a row in the queue's `jobs` table. */
export const JOB_STATE = sql<JobState>`case
  when jobs.locked_at is not null then 'RUNNING'
  when jobs.attempts >= jobs.max_attempts then 'FAILED'
  when jobs.attempts > 0 then 'RETRYING'
  else 'WAITING' end`;
