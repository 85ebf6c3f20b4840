/** Implements the HTTP endpoints and live lists of the event log, the email outbox and the jobs. */
import { sql } from 'kysely';
import type { Context } from '#platform/server/http/context.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
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
import { logLists } from './live-lists.ts';
import { discardMail, retryMail } from './mail/change-mail.ts';
import { outbox, viewMail } from './mail/outbox.ts';
import { viewRow } from './view.ts';

/**
 * Counts of failed jobs, failed emails and log differences. Counts only: every reader of the log may see
 * them.
 */
async function health({ db }: Context<typeof logRoutes.health>) {
  const [{ rows }, check] = await Promise.all([
    sql<{ FailedJobs: number; FailedMails: number; WaitingSeconds: number }>`
      select
        (select count(*) from graphile_worker.jobs where attempts >= max_attempts and locked_at is null) as failed_jobs,
        (select count(*) from mail where status = 'FAILED') as failed_mails,
        (select coalesce(greatest(0, extract(epoch from now() - min(run_at))), 0)::int from graphile_worker.jobs
          where attempts < max_attempts and locked_at is null and run_at < now()) as waiting_seconds`.execute(
      db,
    ),
    newestCheck(db),
  ]);
  const counts = rows[0] ?? { FailedJobs: 0, FailedMails: 0, WaitingSeconds: 0 };
  return { ...counts, LogDifferences: check?.Differences ?? null };
}

export const http = defineHttp({
  calls: [
    ...answerAll(logRoutes, { list, view: viewRow, chain: viewChain, health, exceptions: listExceptions }),
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
