/**
 * Handlers with which operators retry one failed background job or all of a type, or discard one; each
 * action is logged.
 */
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import { redactError } from '#platform/server/audit/redact-error.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { JOB_STATE, type JobState } from '#platform/server/jobs/job-state.ts';
import type { TaskName } from '#platform/server/jobs/tasks.ts';
import type { jobRoutes } from '../../rules/job-contract.ts';

/**
 * Tasks that mark a row as failed on their last attempt: the payload field with the row's ID, and its
 * waiting status.
 */
const MARKED: Partial<Record<TaskName, { table: string; id: string; waits: string }>> = {
  'certificate.render': { table: 'certificate_document', id: 'DocumentId', waits: 'INTENDED' },
  'disclosure.render': { table: 'disclosure_document', id: 'DisclosureDocumentId', waits: 'INTENDED' },
  'accreditation-file.generate': { table: 'accreditation_file', id: 'AccreditationFileId', waits: 'WAITING' },
  'mail.send': { table: 'mail', id: 'MailId', waits: 'QUEUED' },
};

/**
 * Resets rows marked as failed to waiting, as their jobs would otherwise find nothing to do. Other jobs need
 * no reset.
 */
async function beforeRetry(tx: Tx, task: string, jobs: readonly number[]): Promise<void> {
  const marked = MARKED[task as TaskName];
  if (!marked) return;
  await sql`update ${sql.table(marked.table)} set status = ${marked.waits} where status = 'FAILED' and id in (
    select (payload->>${marked.id}::text)::bigint from graphile_worker._private_jobs where id = any(${jobs}::bigint[]))`.execute(
    tx,
  );
}

/** Maximum number of jobs that one request retries. */
const BATCH_SIZE = 500;

type Locked = { Id: number; Task: string; State: JobState; Attempts: number; Error: string | null };

/**
 * Runs one job again now, with all attempts restored. Of two concurrent requests, the second gets a
 * conflict.
 */
export const retryJob = ({ db, actor, body }: Context<typeof jobRoutes.retry>) =>
  db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, body.JobNo);
    if (job.State === 'RUNNING' || job.Attempts === 0) fail('ERR_CONFLICT');
    await requeue(tx, job.Task, [job.Id]);
    await audit(tx, { AccountId: actor.Id, Event: 'JOB_RETRIED', Object: job.Task, Detail: detailOf(job) });
    return { Count: 1 };
  });

/** Retries the failed jobs of one type, oldest first. Jobs locked by another request are skipped. */
export const retryAll = ({ db, actor, body }: Context<typeof jobRoutes.retryAll>) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ Id: number }>`
      select own.id from graphile_worker._private_jobs as own join graphile_worker._private_tasks as tasks
        on tasks.id = own.task_id
      where tasks.identifier = ${body.Task} and own.attempts >= own.max_attempts and own.locked_at is null
      order by own.id limit ${BATCH_SIZE} for update of own skip locked`.execute(tx);
    const ids = rows.map(({ Id }) => Id);
    if (ids.length === 0) fail('ERR_CONFLICT');
    await requeue(tx, body.Task, ids);
    const Detail = { Count: ids.length };
    await audit(tx, { AccountId: actor.Id, Event: 'JOB_RETRIED', Object: body.Task, Detail });
    return { Count: ids.length, IsMore: ids.length === BATCH_SIZE };
  });

/** Discards a failed job for a stated reason; the log records the job and its error. */
export const discardJob = ({ db, actor, body }: Context<typeof jobRoutes.discard>) =>
  db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, body.JobNo);
    if (job.State !== 'FAILED') fail('ERR_CONFLICT');
    await sql`select graphile_worker.complete_jobs(array[${job.Id}]::bigint[])`.execute(tx);
    const Detail = { ...detailOf(job), Remark: body.Remark };
    await audit(tx, { AccountId: actor.Id, Event: 'JOB_DISCARDED', Object: job.Task, Detail });
    return { Count: 1 };
  });

const detailOf = ({ Id, Error: error }: Locked) => ({
  JobNo: Id,
  ...(error !== null && { Error: redactError(error) }),
});

async function lockJob(tx: Tx, jobNo: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select jobs.id, tasks.identifier as task, ${JOB_STATE} as state, jobs.attempts, jobs.last_error as error
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${jobNo} for update of jobs`.execute(tx);
  return rows[0] ?? fail('ERR_NOT_FOUND');
}

async function requeue(tx: Tx, task: string, ids: readonly number[]): Promise<void> {
  await beforeRetry(tx, task, ids);
  await sql`select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`.execute(
    tx,
  );
}
