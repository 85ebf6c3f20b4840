/** Implements the HTTP endpoints and live lists of the event log, the email outbox and the jobs. */
import { sql } from 'kysely';
import type { Context } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { countJobs } from '#platform/server/jobs/job-state.ts';
import { logRoutes } from '../rules/contract.ts';
import { jobRoutes } from '../rules/job-contract.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { newestCheck, viewChain } from './chain/view-chain.ts';
import { listExceptions } from './exception/list-exceptions.ts';
import { discardJob, retryAll, retryJob } from './job/change-jobs.ts';
import { listJobs } from './job/list-jobs.ts';
import { runNow } from './job/run-now.ts';
import { schedule } from './job/schedule.ts';
import { list } from './list.ts';
import { listPeople } from './list-people.ts';
import { logLists } from './live-lists.ts';
import { discardMail, retryMail } from './mail/change-mail.ts';
import { outbox, viewMail } from './mail/outbox.ts';
import { viewRow } from './view.ts';

/**
 * Counts of failed jobs, failed emails and log differences. Counts only: every reader of the log may see
 * them.
 */
async function health({ db }: Context<typeof logRoutes.health>) {
  const [{ rows }, jobs, check] = await Promise.all([
    sql<{ Failed: number }>`select count(*) as failed from mail where status = 'FAILED'`.execute(db),
    countJobs(db),
    newestCheck(db),
  ]);
  return {
    FailedJobs: jobs.FAILED,
    FailedMails: rows[0]?.Failed ?? 0,
    WaitingSeconds: jobs.OldestSeconds,
    LogDifferences: check?.Differences ?? null,
  };
}

export const http = defineHttp({
  calls: [
    ...answerAll(logRoutes, {
      list,
      view: viewRow,
      chain: viewChain,
      people: listPeople,
      health,
      exceptions: listExceptions,
    }),
    ...answerAll(outboxRoutes, { outbox, mail: viewMail, retry: retryMail, discard: discardMail }),
    ...answerAll(jobRoutes, {
      list: listJobs,
      schedule,
      retry: retryJob,
      retryAll,
      discard: discardJob,
      run: runNow,
    }),
  ],
  live: (db) => ({ lists: logLists(db) }),
});
