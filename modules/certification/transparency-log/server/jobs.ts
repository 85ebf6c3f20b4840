/** Job of the transparency log module: appending leaves, triggered by events and every ten minutes. */
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { appendLeaves } from './append-leaves.ts';

/** Jobs of this module with their parameters. */
type TransparencyLogTasks = {
  /** Appends a leaf for every history entry without one; only one such job runs at a time. */
  'transparency.append': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends TransparencyLogTasks {}
}

export const jobs = {
  'transparency.append': appendLeaves,
} satisfies JobsOf<TransparencyLogTasks>;

/**
 * Leaves normally follow their entries within seconds; this covers those left over by a killed or upgraded
 * portal.
 */
const APPEND = { match: '*/10 * * * *', options: { queueName: 'transparency' } };

export const cron: CronEntries = { 'transparency.append': APPEND };
