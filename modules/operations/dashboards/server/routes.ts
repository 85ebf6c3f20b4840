/** Implements the dashboards' HTTP endpoints, including the counts of failed and waiting jobs and emails. */
import { sql } from 'kysely';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { dashboardRoutes } from '../rules/contract.ts';
import { viewDeadlines } from './deadlines.ts';
import { viewPace } from './pace.ts';
import { viewUsual } from './usual-durations.ts';

type Route = (typeof dashboardRoutes)['health'];

/** Number of newest emails that are counted: failures of years ago are irrelevant. */
const NEWEST_MAILS = 5_000;

/** Counts background jobs and emails that failed permanently or are waiting. */
async function viewHealth({ db }: Pick<Context<Route>, 'db'>): Promise<DataOf<Route>> {
  const { rows } = await sql<DataOf<Route>>`
    select
      (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts) as jobs_failed,
      (select count(*) from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()) as jobs_waiting,
      mails.mails_failed, mails.mails_waiting
    from (
      select count(*) filter (where status = 'FAILED') as mails_failed,
        count(*) filter (where status = 'QUEUED') as mails_waiting
      from (select status from mail order by id desc limit ${NEWEST_MAILS}) as newest) as mails`.execute(db);
  return rows[0] ?? { JobsFailed: 0, JobsWaiting: 0, MailsFailed: 0, MailsWaiting: 0 };
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
