import type { ParsedCronItem } from 'graphile-worker';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { cronFields, crontab } from '#platform/server/jobs/crontab.ts';
import { JOB_STATE, type JobState } from '#platform/server/jobs/job-state.ts';
import { nextRun } from '#platform/server/jobs/next-run.ts';
import type { jobRoutes, scheduledRow } from '../../rules/job-contract.ts';
import { taskResults } from './task-results.ts';

const ORDER: readonly JobState[] = ['RUNNING', 'FAILED', 'WAITING', 'LATER'];

/**
 * Returns for the operators' screen all scheduled jobs with last and next run, state and, for checks, the
 * last result.
 */
export async function schedule({ db, at }: Context<typeof jobRoutes.schedule>) {
  const [runs, states, results] = await Promise.all([lastRuns(db), statesByTask(db), lastResults(db)]);
  const row = (item: ParsedCronItem): z.infer<typeof scheduledRow> => ({
    Task: item.task,
    Cron: cronFields(item.task),
    State:
      ORDER.find((state) => states.some((one) => one.Task === item.task && one.State === state)) ?? 'REST',
    LastRun: runs.get(item.identifier)?.toISOString() ?? null,
    NextRun: nextRun(item, at)?.toISOString() ?? null,
    Result: results.get(item.task) ?? null,
  });
  return { Rows: crontab().map(row) };
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

/** Result of the newest completed run, by task. */
async function lastResults(db: Db) {
  return new Map((await taskResults.run({ db })).flat());
}
