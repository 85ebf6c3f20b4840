import type { CronEntries } from '#platform/server/jobs/cron.ts';
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { fetchContent } from './external/fetch-content.ts';

/** Background work of this module, with what each job is given. */
type ContentTasks = {
  /** Takes over the legal texts of another server, where one is set. */
  'content.fetch': Record<string, never>;
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ContentTasks {}
}

export const jobs = {
  'content.fetch': fetchContent,
} satisfies JobsOf<ContentTasks>;

/** What another server publishes as legal texts. */
const FETCH = { match: '*/5 * * * *' };

export const cron: CronEntries = { 'content.fetch': FETCH };
