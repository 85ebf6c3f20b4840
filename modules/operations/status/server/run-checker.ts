/**
 * Runs one integrity checker at limited speed, stores its result and findings for the status page, and has
 * operators notified of new or resolved findings.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { redactError } from '#platform/server/audit/redact-error.ts';
import type { CheckResult, Pass } from '#platform/server/comparison/check-types.ts';
import { type Collected, collectDifferences } from '#platform/server/comparison/collect-differences.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { CheckerName } from '../rules/checkers.ts';
import { checkers } from './checkers.ts';
import { settleAlerts } from './settle-alerts.ts';

const SLICE_MS = 200;
/** Limits the pause after a slow statement. */
const MAX_REST_MS = 2_000;

/** Pauses as long as it has worked, so that a checker uses at most half of a processor. */
function throttled(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < SLICE_MS) return;
    await wait(Math.min(worked, MAX_REST_MS));
    since = performance.now();
  };
}

/** Runs are deleted after this time. */
const RETENTION_DAYS = 60;

/**
 * Runs a checker and stores its result. Operators are notified of new findings and of resolved ones. A run that fails leaves a
 * row with the error, and is retried like any job.
 */
export async function runChecker(portal: Portal, name: CheckerName, at = new Date()): Promise<void> {
  const { db } = portal;
  const { id, ...last } = await startRun(db, name, at);
  let count = 0;
  const rest = throttled();
  const since = performance.now();
  let position = last.from;
  const now = () => new Date(at.getTime() + performance.now() - since);
  const pass: Pass = {
    at,
    ...last,
    reportProgress: (more) => {
      count += more;
      return rest();
    },
    reach: (to) => {
      position = to;
    },
  };
  try {
    const looking = await checkers[name].check(portal, pass);
    const found = await collectDifferences(looking.differences);
    await finishRun(portal, name, { id, at: now(), count, found, result: looking, position });
  } catch (error) {
    // The error of the run is thrown below and logged by the job; its row stays unfinished.
    await abortRun(db, { id, at: now(), error }).catch(() => undefined);
    throw error;
  }
}

type StartedRun = { id: number } & Pick<Pass, 'from' | 'before'>;

/** Deletes the run of a crashed worker: its part is checked again. */
const startRun = (db: Db, Checker: CheckerName, StartedAt: Date): Promise<StartedRun> =>
  db.transaction().execute(async (tx) => {
    const runs = tx.selectFrom('CheckerRun').where('Checker', '=', Checker).orderBy('Id', 'desc').limit(1);
    const newest = await runs.select('Position').executeTakeFirst();
    const whole = await runs
      .select('Findings')
      .where('FinishedAt', 'is not', null)
      .where('Error', 'is', null)
      .executeTakeFirst();
    await tx
      .deleteFrom('CheckerRun')
      .where('Checker', '=', Checker)
      .where((eb) =>
        eb.or([
          eb('FinishedAt', 'is', null),
          eb('FinishedAt', '<', new Date(StartedAt.getTime() - RETENTION_DAYS * 86_400_000)),
        ]),
      )
      .execute();
    const Position = newest?.Position ?? null;
    const { Id } = await tx
      .insertInto('CheckerRun')
      .values({ Checker, StartedAt, Position })
      .returning('Id')
      .executeTakeFirstOrThrow();
    return { id: Id, from: Position, before: whole?.Findings ?? [] };
  });

type FinishedRun = {
  id: number;
  at: Date;
  count: number;
  found: Collected;
  result: CheckResult;
  position: string | null;
};

const finishRun = ({ db, settings }: Portal, name: CheckerName, { id, at, ...ended }: FinishedRun) =>
  db.transaction().execute(async (tx) => {
    const { count, found, result, position } = ended;
    await tx
      .updateTable('CheckerRun')
      .set({
        FinishedAt: at,
        Position: position,
        Checked: count,
        Found: found.total,
        Counts: json(Object.fromEntries(found.counts)),
        Findings: json([...found.kept]),
      })
      .where('Id', '=', id)
      .execute();
    await result.note?.(tx, found);
    await settleAlerts(tx, settings, { name, at, found });
  });

async function abortRun(db: Db, { id, at, error }: { id: number; at: Date; error: unknown }): Promise<void> {
  const why = redactError(error instanceof Error ? error.message : String(error));
  await db.updateTable('CheckerRun').set({ FinishedAt: at, Error: why }).where('Id', '=', id).execute();
}
