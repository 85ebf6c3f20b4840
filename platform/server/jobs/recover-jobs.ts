/**
 * Frees the jobs of dead workers so that they run again; for jobs that are not retried, reports them, marks
 * their documents as FAILED and runs the handlers that finish work users wait for.
 */
import { sql } from 'kysely';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Db } from '../database/connect.ts';
import type { Portal } from '../http/context.ts';
import { jobAbandoned } from './abandoned-job.ts';
import { LEASE_CLASS } from './lease-class.ts';
import { ownPayload } from './origin.ts';
import { allExhaustedHandlers, documentTables } from './registry.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** A worker that has just started may not have its lock yet. */
const GRACE = sql`interval '10 seconds'`;

type Lost = { Task: string; Payload: unknown };

/**
 * Frees the jobs of dead workers, reports those in their last attempt, marks their documents as failed, and
 * finishes work that a user waits for.
 */
export async function recoverJobs(portal: Pick<Portal, 'db' | 'settings'>): Promise<void> {
  const { db } = portal;
  for (const { Task, Payload } of await freeLost(db))
    await jobAbandoned.run({
      portal,
      job: { Task, Payload: ownPayload(Payload), Error: translate('JOB_KILLED', 'EN') },
    });
  for (const [task, table] of Object.entries(documentTables()))
    await sql`
      update ${sql.table(table)} as made set status = 'FAILED'
      from graphile_worker.jobs
      where made.status = 'INTENDED' and jobs.key = ${`${task} `}::text || made.id
        and jobs.attempts >= jobs.max_attempts and jobs.locked_at is null`.execute(db);
  const endings = allExhaustedHandlers();
  const end = <Name extends TaskName>({ Task, Payload }: ExhaustedHandler<Name>) =>
    endings[Task]?.(portal, Payload);
  for (const over of await exhaustedHandlerFor(db, Object.keys(endings))) await end(over);
}

type ExhaustedHandler<Any extends TaskName = TaskName> = {
  [Name in Any]: { Task: Name; Payload: Tasks[Name] };
}[Any];

/** Runs the handlers of jobs that are no longer retried and that a user waits for. */
const exhaustedHandlerFor = async (db: Db, tasks: readonly string[]): Promise<ExhaustedHandler[]> =>
  (
    await sql<ExhaustedHandler>`
      select tasks.identifier as task, own.payload
      from graphile_worker._private_jobs as own join graphile_worker._private_tasks as tasks on tasks.id = own.task_id
      where tasks.identifier = any(${tasks}::text[])
        and own.attempts >= own.max_attempts and own.locked_at is null`.execute(db)
  ).rows;

/**
 * Returns jobs that were in their last attempt. Of two concurrent checks, one waits for the other and finds
 * none.
 */
const freeLost = (db: Db): Promise<Lost[]> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('lost jobs', 0))`.execute(tx);
    const { rows } = await sql<Lost & { Worker: string; IsOver: boolean }>`
      select jobs.locked_by as worker, jobs.task_identifier as task, own.payload,
        jobs.attempts >= jobs.max_attempts as is_over
      from graphile_worker.jobs join graphile_worker._private_jobs as own using (id)
      where jobs.locked_at < now() - ${GRACE} and not exists (
        select from pg_locks
        where locktype = 'advisory' and granted and classid = ${LEASE_CLASS}
          and objid = (hashtext(jobs.locked_by)::bigint & 4294967295)::oid
          and database = (select oid from pg_database where datname = current_database()))`.execute(tx);
    if (rows.length === 0) return [];
    const workers = [...new Set(rows.map(({ Worker }) => Worker))];
    await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(tx);
    return rows.filter(({ IsOver }) => IsOver);
  });
