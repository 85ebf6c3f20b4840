import type { Queries } from '#platform/server/database/connect.ts';
import type { CheckerName } from '../rules/checkers.ts';

/** Query for the newest successfully completed run of an integrity checker. */
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
