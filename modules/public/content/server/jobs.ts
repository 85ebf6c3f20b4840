/** Background job that imports legal texts from an external server every five minutes. */
import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { fetchContent } from './external/fetch-content.ts';

/** Background jobs of this module with their payloads. */
type ContentTasks = {
  /** Imports the legal texts from the external server, if one is configured. */
  'content.fetch': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ContentTasks {}
}

export const jobs = {
  'content.fetch': fetchContent,
} satisfies JobsOf<ContentTasks>;

/** Schedule of the import: every five minutes. */
const FETCH = { match: '*/5 * * * *' };

export const cron: CronEntries = { 'content.fetch': FETCH };
