import type { Db } from '#platform/server/database/connect.ts';
import { recomputeDues } from './recompute-dues.ts';

/** Readers wait for one of them at most. */
const BATCH_SIZE = 500;

/** Task `cycle.settle`: works out what is due of everything that has changed, a few hundred at a time. */
export async function recomputeAllDues(db: Db, at: Date): Promise<void> {
  while (!(await recomputeDues(db, at, BATCH_SIZE)));
}
