import type { CheckerName } from '@assay/shared/checker/checkers.ts';
import type { Queries } from '../db/connect.ts';

/** The newest run of a checker that came to its end. */
export const newestRun = (db: Queries, name: CheckerName) =>
  db
    .selectFrom('CheckerRun')
    .selectAll()
    .where('Checker', '=', name)
    .where('FinishedAt', 'is not', null)
    .where('Error', 'is', null)
    .orderBy('FinishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
