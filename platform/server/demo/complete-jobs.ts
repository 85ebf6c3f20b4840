import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { TaskName } from '../jobs/tasks.ts';

/**
 * Marks queued jobs of a task as done after demo history was written, so that past demo events notify no one
 * today. With DUE, jobs due later remain.
 */
export async function forgetJobs(db: Db, task: TaskName, which: 'DUE' | 'ALL'): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = ${task} and (${which === 'ALL'} or run_at <= now())))`.execute(db);
}
