import type { Db } from '#platform/server/database/connect.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { recomputeDues } from './recompute-dues.ts';

/** More has changed at once only after an upgrade, or when a portal was filled. */
const MAX_RECOMPUTED = 1_000;

/** Before dues are read: includes all changes so far. A job continues with whatever is too much for one page. */
export async function recomputeForReader(db: Db, at: Date): Promise<void> {
  if (await recomputeDues(db, at, MAX_RECOMPUTED)) return;
  await db
    .transaction()
    .execute((tx) => enqueue(tx, 'cycle.settle', {}, { jobKey: 'cycle.settle', allowLongRun: true }));
}
