import { sql } from 'kysely';
import type { Context } from '#platform/server/http/context.ts';
import type { logRoutes } from '../rules/contract.ts';
import { newestCheck } from './chain/view-chain.ts';

/** What waits for somebody who keeps the portal. Counts alone: every reader of the log may know them. */
export async function health({ db }: Context<typeof logRoutes.health>) {
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
