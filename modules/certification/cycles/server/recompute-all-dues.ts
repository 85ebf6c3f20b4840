/** Job that recalculates the due dates of all changed certificates in batches. */
import type { Db } from '#platform/server/database/connect.ts';
import { recomputeDues } from './recompute-dues.ts';

/** Certificates per batch; readers wait for at most one batch. */
const BATCH_SIZE = 500;

/** Task `cycle.settle`: recalculates the due dates of everything that has changed. */
export async function recomputeAllDues(db: Db, at: Date): Promise<void> {
  while (!(await recomputeDues(db, at, BATCH_SIZE)));
}
