/** Registers the background job that sends daily notification digests, and the cron entry that starts it. */
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { sendDigests } from './send-digests.ts';

/** Jobs of this module with their parameters. */
type NotificationCentreTasks = {
  'notification.digest': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends NotificationCentreTasks {}
}

export const jobs = {
  'notification.digest': sendDigests,
} satisfies JobsOf<NotificationCentreTasks>;

/** Daily at 8:00 Hong Kong time; cron entries are in UTC. After downtime it is made up for until noon. */
const DIGEST = { match: '0 0 * * *', options: { backfillPeriod: 4 * 60 * 60_000 } };

export const cron: CronEntries = { 'notification.digest': DIGEST };
