import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { appendLeaves } from './append-leaves.ts';

/** Background work of this module, with what each job is given. */
type TransparencyLogTasks = {
  /** The public log takes every line of a certificate's story that has no leaf; one such job at a time. */
  'transparency.append': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends TransparencyLogTasks {}
}

export const jobs = {
  'transparency.append': appendLeaves,
} satisfies JobsOf<TransparencyLogTasks>;

/** Leaves follow their lines within seconds; this takes what a portal that was killed or upgraded has left. */
const APPEND = { match: '*/10 * * * *', options: { queueName: 'transparency' } };

export const cron: CronEntries = { 'transparency.append': APPEND };
