import type { Queries } from '#platform/server/database/connect.ts';
import { type CheckerName, LATE_HOURS } from '../rules/checkers.ts';
import { checkedSince } from './checked-since.ts';
import { newestRun } from './newest-run.ts';

/** Whether a checker has not come to its end for so long that somebody has to know. */
export async function isLate(db: Queries, name: CheckerName, at: Date): Promise<boolean> {
  const since = (await newestRun(db, name))?.FinishedAt ?? (await checkedSince(db));
  return at.getTime() - since.getTime() > LATE_HOURS * 3_600_000;
}
