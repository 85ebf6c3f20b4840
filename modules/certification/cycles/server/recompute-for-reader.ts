/**
 * Recalculates the due dates of changed certificates before a request reads them; with more than 1,000
 * changes, a job does the rest.
 */
import type { Db } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { recomputeDues } from './recompute-dues.ts';

/** More changes than this accumulate only after an upgrade or a data import. */
const MAX_RECOMPUTED = 1_000;

/** Recalculates changed due dates; a job continues with those too many for one request. */
export async function recomputeForReader(db: Db, at: Date): Promise<void> {
  if (await recomputeDues(db, at, MAX_RECOMPUTED)) return;
  await db
    .transaction()
    .execute((tx) => enqueue(tx, 'cycle.settle', {}, { jobKey: 'cycle.settle', allowLongRun: true }));
}
