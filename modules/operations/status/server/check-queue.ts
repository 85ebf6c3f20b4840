/**
 * Checker `QUEUE`: reports background jobs waiting for more than 15 minutes and emails waiting for more than
 * an hour; also used by the diagnostics.
 */
import { sql } from 'kysely';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** Jobs normally start within seconds; after this many minutes something is wrong. */
const JOB_MINUTES = 15;
const MAIL_MINUTES = 60;
const MAX_RECORDS = 100;

/** Checker `QUEUE`: background jobs start, and emails are sent. */
export const checkQueue = async ({ db }: Portal, pass: Pass): Promise<CheckResult> => ({
  differences: stuckInQueue(db, pass),
});

/** Yields delayed jobs by task, and delayed emails by recipient. */
export async function* stuckInQueue(
  db: Portal['db'],
  { at, reportProgress }: Pick<Pass, 'at' | 'reportProgress'>,
): AsyncGenerator<Difference> {
  const counted = await sql<{ Count: number }>`
    select (select count(*) from graphile_worker.jobs) + (select count(*) from mail where status = 'QUEUED') as count`.execute(
    db,
  );
  await reportProgress(Number(counted.rows[0]?.Count ?? 0));
  const jobs = await sql<Difference>`
    select 'JOB_LATE' as check, task_identifier || ' × ' || count(*) as about, ${`${JOB_MINUTES} min`} as expected,
      floor(extract(epoch from ${at}::timestamptz - min(run_at)) / 60) || ' min' as found
    from graphile_worker.jobs
    where attempts < max_attempts and locked_at is null
      and run_at < ${at}::timestamptz - make_interval(mins => ${JOB_MINUTES}::int)
    group by task_identifier order by task_identifier`.execute(db);
  yield* jobs.rows;
  const mails = await sql<Difference>`
    select 'MAIL_LATE' as check, recipient as about, ${`${MAIL_MINUTES} min`} as expected,
      floor(extract(epoch from ${at}::timestamptz - created_at) / 60) || ' min' as found
    from mail
    where status = 'QUEUED' and created_at < ${at}::timestamptz - make_interval(mins => ${MAIL_MINUTES}::int)
    order by id limit ${MAX_RECORDS}`.execute(db);
  yield* mails.rows;
}
