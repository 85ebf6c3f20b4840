import type { EndingsOf, JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { endBulk } from './end-bulk.ts';
import { runBulk } from './run-bulk.ts';
import { sweepBulk } from './sweep-bulk.ts';

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

/** What somebody waits for ends with its job. */
export const endings = {
  'bulk.run': endBulk,
} satisfies EndingsOf<BulkActionsTasks>;

export const nightly = {
  'bulk work': { place: 140, run: ({ db }) => sweepBulk(db) },
} satisfies NightSteps;
