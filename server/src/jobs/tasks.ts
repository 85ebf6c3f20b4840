import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

/** Every background task with its payload. `jobs/worker.ts` closes the table: a task without a handler does not compile. */
export type Tasks = {
  'certificate.render': { DocumentId: number };
  'application.tell': { ApplicationId: number; Version: number };
  'mail.send': { MailId: number };
  'notification.digest': Record<string, never>;
  'portal.nightly': Record<string, never>;
};
export type TaskName = keyof Tasks;

/** Enqueues inside the caller's transaction: the job exists exactly when the change does. */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: Tasks[Name],
  options: { jobKey?: string } = {},
) {
  const key = options.jobKey ?? null;
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, max_attempts => 12, job_key => ${key}, job_key_mode => 'replace')`.execute(
    tx,
  );
}
