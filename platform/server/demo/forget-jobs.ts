import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { TaskName } from '../jobs/tasks.ts';

/** Jobs of a task are done: events of the demo's past notify no one today. Jobs that are due later stay. */
export async function forgetJobs(db: Db, task: TaskName, which: 'DUE' | 'ALL'): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = ${task} and (${which === 'ALL'} or run_at <= now())))`.execute(db);
}
