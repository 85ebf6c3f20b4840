import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { runBulk } from './run-bulk.ts';

/** Bulk jobs are deleted after 30 days; the application histories keep what was done. */
const sweepBulk = (db: Db) =>
  db.deleteFrom('BulkJob').where('CreatedAt', '<', sql<Date>`now() - interval '30 days'`).execute();

/** The job is not tried any more: what was not begun says so, and its person may ask for other work. Asked again, it does nothing. */
const abandonBulk = ({ db }: Portal, { BulkJobId }: { BulkJobId: number }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const ended = await tx
      .updateTable('BulkJob')
      .set({ FinishedAt: at })
      .where('Id', '=', BulkJobId)
      .where('FinishedAt', 'is', null)
      .returning('Id')
      .executeTakeFirst();
    if (!ended) return;
    await tx
      .updateTable('BulkItem')
      .set({ Status: 'REFUSED', Code: 'ERR_BULK_ABANDONED', At: at })
      .where('BulkJobId', '=', BulkJobId)
      .where('Status', '=', 'WAITING')
      .execute();
  });

/** Background work of this module, with what each job is given. */
type BulkActionsTasks = {
  /** Goes on with work on many applications. */
  'bulk.run': { BulkJobId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends BulkActionsTasks {}
}

export const jobs = {
  'bulk.run': runBulk,
} satisfies JobsOf<BulkActionsTasks>;

/** Waiting items end with their job. */
export const onExhausted = {
  'bulk.run': abandonBulk,
} satisfies ExhaustedHandlersOf<BulkActionsTasks>;

export const nightly = {
  'bulk work': { place: 140, run: ({ db }) => sweepBulk(db) },
} satisfies NightlySteps;
