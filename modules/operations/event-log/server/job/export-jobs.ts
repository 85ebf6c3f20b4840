import { sql } from 'kysely';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { jobList } from '../../rules/operator-lists.ts';
import { foundJobs, jobRow, matchingJobs } from './list-jobs.ts';

/**
 * Defines the export of the list of background jobs to a file, with columns, filters and order of its
 * screen.
 */
export const exportedJobs = exportOf(jobList, {
  file: 'background-work',
  count: ({ db, filters }, most) => {
    const all = sql<{
      Id: number;
    }>`(select jobs.id from graphile_worker.jobs where ${matchingJobs(jobList.Query.parse(filters))})`;
    return countUpTo(db, db.selectFrom(all.as('Found')).select('Found.Id'), most);
  },
  rows,
});

async function* rows({ db, filters, language }: ListRequest): AsyncGenerator<FileRow<typeof jobList>[]> {
  for await (const batch of inCursor(db, foundJobs(matchingJobs(jobList.Query.parse(filters)), sql``)))
    yield batch.map(jobRow).map((row) => ({
      id: row.JobNo,
      task: taskName(row.Task, language),
      code: row.Task,
      about: row.About,
      error: row.Error,
      tries: row.Attempts,
      mostTries: row.MaxAttempts,
      nextTry: row.Attempts > 0 && row.State !== 'FAILED' ? row.RunAt : null,
      since: row.CreatedAt,
      state: row.State,
    }));
}

/** Text of the task if it has one; otherwise its identifier. */
function taskName(task: string, language: Language): string {
  const label = translate(`JOB_${task}`, language);
  return label === `JOB_${task}` ? task : label;
}
