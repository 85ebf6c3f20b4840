/**
 * Registers the jobs of bulk actions: processing in the background, marking the waiting items of a job that
 * failed permanently, and nightly deletion of jobs after 30 days.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { ExhaustedHandlersOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { runBulk } from './run-bulk.ts';

/** Deletes bulk jobs after 30 days; the application histories keep what was done. */
const sweepBulk = (db: Db) =>
  db.deleteFrom('BulkJob').where('CreatedAt', '<', sql<Date>`now() - interval '30 days'`).execute();

/**
 * When a job is no longer retried, its waiting items are marked, so that the user may start other bulk
 * actions. Safe to repeat.
 */
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

/** Jobs of this module with their parameters. */
type BulkActionsTasks = {
  /** Continues a bulk job. */
  'bulk.run': { BulkJobId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends BulkActionsTasks {}
}

export const jobs = {
  'bulk.run': runBulk,
} satisfies JobsOf<BulkActionsTasks>;

/** If a job fails permanently, its waiting items end with it. */
export const onExhausted = {
  'bulk.run': abandonBulk,
} satisfies ExhaustedHandlersOf<BulkActionsTasks>;

export const nightly = {
  'bulk work': { place: 140, run: ({ db }) => sweepBulk(db) },
} satisfies NightlySteps;
