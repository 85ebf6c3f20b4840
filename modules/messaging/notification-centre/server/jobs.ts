import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { sendDigests } from './send-digests.ts';

/** Background work of this module, with what each job is given. */
type NotificationCentreTasks = {
  'notification.digest': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends NotificationCentreTasks {}
}

export const jobs = {
  'notification.digest': sendDigests,
} satisfies JobsOf<NotificationCentreTasks>;

/** At eight in the morning of Hong Kong, in the crontab's own UTC. A portal that was away then catches up until noon. */
const DIGEST = { match: '0 0 * * *', options: { backfillPeriod: 4 * 60 * 60_000 } };

export const cron: CronEntries = { 'notification.digest': DIGEST };
