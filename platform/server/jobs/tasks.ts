/**
 * The names and payloads of all background tasks, to which modules add their own, and functions that queue a
 * job within the caller's transaction.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/connect.ts';
import { withOrigin } from './origin.ts';

/**
 * Every background task with its payload. Each module adds its own by declaration merging
 * (`server/jobs.ts`), next to the task's handler: an undeclared task does not compile.
 */
export interface Tasks {
  'mail.send': { MailId: number };
  'portal.nightly': Record<string, never>;
}
export type TaskName = keyof Tasks;
/** Tasks without a payload: only they can be scheduled. */
export type ClockTask = {
  [Name in TaskName]: Record<string, never> extends Tasks[Name] ? Name : never;
}[TaskName];

type Options = { jobKey?: string; queue?: string; runAt?: Date; allowLongRun?: true };

/**
 * Queues a job inside the caller's transaction: the job exists exactly when the change does. Jobs of one
 * queue run one after the other. A `patient` job yields to all others: a thousand pages do not delay an
 * email.
 */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: Tasks[Name],
  options: Options = {},
) {
  await sql`select ${newJob(name, payload, options)}`.execute(tx);
}

/** Returns the SQL that queues a job as part of another statement. */
export const newJob = <Name extends TaskName>(
  name: Name,
  payload: Tasks[Name],
  options: Options = {},
): RawBuilder<unknown> => jobOf(name, sql`${JSON.stringify(withOrigin(payload))}::json`, options);

/** Same, with a payload created by the statement: JSON of the shape declared in `Tasks`. */
export function addJob(
  name: TaskName,
  payload: RawBuilder<unknown>,
  options: Options = {},
): RawBuilder<unknown> {
  const origin = JSON.stringify(withOrigin({}));
  return jobOf(name, origin === '{}' ? payload : sql`(${payload}::jsonb || ${origin}::jsonb)::json`, options);
}

function jobOf(name: TaskName, payload: RawBuilder<unknown>, options: Options): RawBuilder<unknown> {
  const { jobKey = null, queue = null, runAt = null } = options;
  const priority = options.allowLongRun ? 10 : 0;
  return sql`graphile_worker.add_job(${name}, payload => ${payload}, queue_name => ${queue}, run_at => ${runAt}, max_attempts => 12, priority => ${priority}, job_key => ${jobKey}, job_key_mode => 'replace')`;
}
