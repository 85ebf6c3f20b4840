/**
 * Database queries of the status page about the integrity checkers: their recent runs, open alerts, and
 * which are running or waiting.
 */
import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { CHECKER_NAMES, CHECKERS, type CheckerName } from '../rules/checkers.ts';

/** Number of runs shown per checker. */
export const SHOWN = 14;

type Run = Selectable<Tables['CheckerRun']>;

/**
 * Recent finished runs of every checker, newest first; if all of them failed, also the newest successful
 * one.
 */
export async function loadRuns(db: Db): Promise<Map<CheckerName, Run[]>> {
  const ended = (name: CheckerName) =>
    db
      .selectFrom('CheckerRun')
      .selectAll()
      .where('Checker', '=', name)
      .where('FinishedAt', 'is not', null)
      .orderBy('Id', 'desc');
  const all = await Promise.all(
    CHECKER_NAMES.map(async (name): Promise<[CheckerName, Run[]]> => {
      const runs = await ended(name).limit(SHOWN).execute();
      if (runs.length < SHOWN || runs.some((run) => run.Error === null)) return [name, runs];
      return [name, [...runs, ...(await ended(name).where('Error', 'is', null).limit(1).execute())]];
    }),
  );
  return new Map(all);
}

/** Start of the oldest open alert, by checker. */
export async function openAlerts(db: Db): Promise<Map<CheckerName, Date>> {
  const rows = await db
    .selectFrom('CheckerAlert')
    .select(['Checker', (eb) => eb.fn.min('Since').as('Since')])
    .groupBy('Checker')
    .execute();
  return new Map(rows.map(({ Checker, Since }) => [Checker, Since]));
}

/** Tasks of checkers whose job is running or waiting. */
export async function pendingTasks(db: Db): Promise<Set<string>> {
  const tasks = CHECKER_NAMES.map((name) => CHECKERS[name].Task);
  const { rows } = await sql<{ Task: string }>`
    select distinct task_identifier as task from graphile_worker.jobs
    where task_identifier = any(${tasks}::text[]) and attempts < max_attempts`.execute(db);
  return new Set(rows.map(({ Task }) => Task));
}
