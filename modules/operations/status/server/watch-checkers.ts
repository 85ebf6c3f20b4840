/**
 * Hourly watchdog job that emails operators when an integrity checker has not run for too long, and repeats
 * alerts whose findings persist after a day.
 */
import { checkedSince } from '#platform/server/comparison/checked-since.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { CHECKER_NAMES, type CheckerName, LATE_HOURS } from '../rules/checkers.ts';
import { LATE } from './late.ts';
import { newestRun } from './newest-run.ts';
import { notifyCheckerState } from './notify-checker-state.ts';
import { notifyFindings } from './notify-findings.ts';
import { isDue } from './settle-alerts.ts';

/** Whether a checker has not finished a run for so long that operators have to be notified. */
async function isLate(db: Queries, name: CheckerName, at: Date): Promise<boolean> {
  const since = (await newestRun(db, name))?.FinishedAt ?? (await checkedSince(db));
  return at.getTime() - since.getTime() > LATE_HOURS * 3_600_000;
}

/** Task `checker.watch`: reports checkers that have not run, and repeats alerts after a day. */
export async function watchCheckers({ db, settings }: Portal, at = new Date()): Promise<void> {
  for (const name of CHECKER_NAMES)
    await db.transaction().execute(async (tx) => {
      if (await isLate(tx, name, at)) await notifyLate(tx, settings, { name, at });
      else await remindOpenAlerts(tx, settings, { name, at });
    });
}

type Watched = { name: CheckerName; at: Date };

async function notifyLate(tx: Tx, settings: Settings, { name, at }: Watched): Promise<void> {
  const known = await tx
    .selectFrom('CheckerAlert')
    .select('NotifiedAt')
    .where('Checker', '=', name)
    .where('Cause', '=', LATE)
    .forUpdate()
    .executeTakeFirst();
  if (known && !isDue(known.NotifiedAt, at)) return;
  await tx
    .insertInto('CheckerAlert')
    .values({ Checker: name, Cause: LATE, Since: at, NotifiedAt: at })
    .onConflict((conflict) => conflict.columns(['Checker', 'Cause']).doUpdateSet({ NotifiedAt: at }))
    .execute();
  await notifyCheckerState(tx, settings, { name, at, what: 'LATE' });
}

/** Repeats alerts here, because a nightly run that starts a minute early would skip a day. */
async function remindOpenAlerts(tx: Tx, settings: Settings, { name, at }: Watched): Promise<void> {
  const open = await tx
    .selectFrom('CheckerAlert')
    .select('NotifiedAt')
    .where('Checker', '=', name)
    .forUpdate()
    .execute();
  if (!open.some(({ NotifiedAt }) => isDue(NotifiedAt, at))) return;
  const run = await newestRun(tx, name);
  if (!run || run.Found === 0) return;
  await tx.updateTable('CheckerAlert').set({ NotifiedAt: at }).where('Checker', '=', name).execute();
  const counts = new Map(Object.entries(run.Counts));
  await notifyFindings(tx, settings, { name, at, found: { counts, first: run.Findings, total: run.Found } });
}
