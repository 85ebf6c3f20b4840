import type { Db } from '#platform/server/database/connect.ts';
import { settleDues } from './settle-dues.ts';

/** Readers wait for one of them at most. */
const AT_A_TIME = 500;

/** Task `cycle.settle`: works out what is due of everything that has changed, a few hundred at a time. */
export async function settleEveryDue(db: Db, at: Date): Promise<void> {
  while (!(await settleDues(db, at, AT_A_TIME)));
}
