/**
 * After an integrity checker's run, updates its open alerts and emails operators about new kinds of
 * findings, again after a day as long as they persist, and once resolved.
 */
import { sql } from 'kysely';
import type { Collected } from '#platform/server/comparison/collect-differences.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { CheckerName } from '../rules/checkers.ts';
import { LATE } from './late.ts';
import { notifyCheckerState } from './notify-checker-state.ts';
import { notifyFindings } from './notify-findings.ts';

/** A persisting finding is reported again after this time. */
const RETRY_DELAY_MS = 24 * 60 * 60_000;

type Run = { name: CheckerName; at: Date; found: Collected };

/**
 * Operators are notified of each cause once, again after a day as long as it persists, and when it is resolved. A cause is a
 * kind of finding: further records of the same kind are included in the next day's email, and on the status page immediately.
 */
export async function settleAlerts(tx: Tx, settings: Settings, { name, at, found }: Run): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${name}`}, 0))`.execute(tx);
  const open = await tx.selectFrom('CheckerAlert').selectAll().where('Checker', '=', name).execute();
  const causes = [...found.counts.keys()];
  const isNew = causes.some((cause) => !open.some(({ Cause }) => Cause === cause));
  const isOld = open.some(({ Cause, NotifiedAt }) => Cause !== LATE && isDue(NotifiedAt, at));
  const isOver = open.length > 0 && causes.length === 0;
  // A completed run also ends the alert that the checker was overdue.
  await tx
    .deleteFrom('CheckerAlert')
    .where('Checker', '=', name)
    .where('Cause', 'not in', ['', ...causes])
    .execute();
  if (isOver) await notifyCheckerState(tx, settings, { name, at, what: 'WELL' });
  if (isNew || (isOld && causes.length > 0)) await notifyFindings(tx, settings, { name, at, found });
  else return;
  await tx
    .insertInto('CheckerAlert')
    .values(causes.map((Cause) => ({ Checker: name, Cause, Since: at, NotifiedAt: at })))
    .onConflict((conflict) => conflict.columns(['Checker', 'Cause']).doUpdateSet({ NotifiedAt: at }))
    .execute();
}

export const isDue = (reportedAt: Date, at: Date): boolean =>
  at.getTime() - reportedAt.getTime() >= RETRY_DELAY_MS;
