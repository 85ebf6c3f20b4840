import type { jobRoutes, scheduledRow } from '@assay/shared/log/job-contract.ts';
import type { ParsedCronItem } from 'graphile-worker';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Context } from '../../http/context.ts';
import { crontab, cronWords } from '../../jobs/crontab.ts';
import { JOB_STATE, type JobState } from './job-state.ts';

const MINUTE_MS = 60_000;
/** All of it runs at least once a week. */
const AHEAD = 8 * 24 * 60;
/** The rows of the log that say what a check found. */
const CHECKS: Readonly<Record<string, string>> = {
  'payment.parity': 'PARITY',
  'certificate.check': 'CERTIFICATE_CHECK',
  'transparency.check': 'LOG_CHECK',
  'audit.check': 'AUDIT_CHECK',
};
const ORDER: readonly JobState[] = ['RUNNING', 'FAILED', 'RETRYING', 'WAITING'];

/** What runs by the clock: when it ran, when it will, how it stands, and of checks what they found. */
export async function schedule({ db, at }: Context<typeof jobRoutes.schedule>) {
  const [runs, states, results] = await Promise.all([lastRuns(db), statesByTask(db), lastResults(db)]);
  const row = (item: ParsedCronItem): z.infer<typeof scheduledRow> => ({
    Task: item.task,
    Cron: cronWords(item.task),
    State:
      ORDER.find((state) => states.some((one) => one.Task === item.task && one.State === state)) ?? 'REST',
    LastRun: runs.get(item.identifier)?.toISOString() ?? null,
    NextRun: nextRun(item, at)?.toISOString() ?? null,
    Result: results.get(item.task) ?? null,
  });
  return { Rows: crontab().map(row) };
}

function nextRun(item: ParsedCronItem, at: Date): Date | null {
  const first = Math.floor(at.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute < first + AHEAD; minute += 1) {
    const moment = new Date(minute * MINUTE_MS);
    const digest = {
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    };
    if (item.match(digest)) return moment;
  }
  return null;
}

const lastRuns = async (db: Db) =>
  new Map(
    (
      await sql<{ Identifier: string; LastExecution: Date | null }>`
        select identifier, last_execution from graphile_worker._private_known_crontabs`.execute(db)
    ).rows.flatMap(({ Identifier, LastExecution }) =>
      LastExecution ? [[Identifier, LastExecution] as const] : [],
    ),
  );

const statesByTask = async (db: Db) =>
  (
    await sql<{ Task: string; State: JobState }>`
      select distinct jobs.task_identifier as task, ${JOB_STATE} as state from graphile_worker.jobs`.execute(
      db,
    )
  ).rows;

async function lastResults(db: Db) {
  const results = new Map<string, { At: string; Differences: number }>();
  for (const [task, event] of Object.entries(CHECKS)) {
    const row = await db
      .selectFrom('Audit')
      .select(['At', 'Detail'])
      .where('Event', '=', event)
      .where('AccountId', 'is', null)
      .orderBy('Id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row?.At)
      results.set(task, { At: row.At.toISOString(), Differences: Number(row.Detail?.Differences ?? 0) });
  }
  return results;
}
