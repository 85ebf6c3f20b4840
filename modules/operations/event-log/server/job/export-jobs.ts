import { sql } from 'kysely';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { jobRoutes } from '../../rules/job-contract.ts';
import { foundJobs, jobRow, matchingJobs } from './list-jobs.ts';

const { query: jobQuery } = jobRoutes.list;

/**
 * Defines the export of the list of background jobs to a file, with columns, filters and order of its
 * screen.
 */
export const exportedJobs = {
  query: jobQuery,
  filters: filterValues(jobQuery)({ State: { texts: 'JOB_STATE_' }, Task: { texts: 'JOB_' } }),
  file: 'background-work',
  columns: [
    ['task', 'JOB_TASK'],
    ['task', 'JOB_ABOUT'],
    ['task', 'LOG_FACT_Error'],
    ['tries', 'JOB_TRIES'],
    ['tries', 'EXPORT_MOST_TRIES'],
    ['tries', 'EXPORT_NEXT_TRY'],
    ['since', 'JOB_SINCE'],
    ['state', 'JOB_STATE'],
  ],
  count: ({ db, filters }, most) => {
    const all = sql<{
      Id: number;
    }>`(select jobs.id from graphile_worker.jobs where ${matchingJobs(jobQuery.parse(filters))})`;
    return countUpTo(db, db.selectFrom(all.as('Found')).select('Found.Id'), most);
  },
  rows,
} as const satisfies ExportedList;

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<Cells[]> {
  for await (const batch of inCursor(db, foundJobs(matchingJobs(jobQuery.parse(filters)), sql``)))
    yield batch
      .map(jobRow)
      .map((row) => [
        taskName(row.Task, language),
        row.About,
        row.Error,
        row.Attempts,
        row.MaxAttempts,
        row.State === 'RETRYING' ? { At: new Date(row.RunAt) } : null,
        { At: new Date(row.CreatedAt) },
        translate(`JOB_STATE_${row.State}`, language),
      ]);
}

/** Text of the task if it has one; otherwise its identifier. */
function taskName(task: string, language: Language): string {
  const label = translate(`JOB_${task}`, language);
  return label === `JOB_${task}` ? task : label;
}
