/** Implements the dashboards' HTTP endpoints, including the counts of failed and waiting jobs and emails. */
import { sql } from 'kysely';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { countJobs } from '#platform/server/jobs/job-state.ts';
import { dashboardRoutes } from '../rules/contract.ts';
import { viewDeadlines } from './deadlines.ts';
import { viewPace } from './pace.ts';
import { viewUsual } from './usual-durations.ts';

type Route = (typeof dashboardRoutes)['health'];

/** Number of newest emails that are counted: failures of years ago are irrelevant. */
const NEWEST_MAILS = 5_000;

/** Counts background jobs and emails that failed permanently or are waiting. */
async function viewHealth({ db }: Pick<Context<Route>, 'db'>): Promise<DataOf<Route>> {
  const [jobs, { rows }] = await Promise.all([
    countJobs(db),
    sql<Pick<DataOf<Route>, 'MailsFailed' | 'MailsWaiting'>>`
      select count(*) filter (where status = 'FAILED') as mails_failed,
        count(*) filter (where status = 'QUEUED') as mails_waiting
      from (select status from mail order by id desc limit ${NEWEST_MAILS}) as newest`.execute(db),
  ]);
  const mails = rows[0] ?? { MailsFailed: 0, MailsWaiting: 0 };
  return { JobsFailed: jobs.FAILED, JobsWaiting: jobs.WAITING, ...mails };
}

export const http = defineHttp({
  calls: [
    ...answerAll(dashboardRoutes, {
      pace: viewPace,
      deadlines: viewDeadlines,
      usual: viewUsual,
      health: viewHealth,
    }),
  ],
});
