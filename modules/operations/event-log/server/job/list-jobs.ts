/**
 * Lists background jobs for the operators' screen and its export, failed ones first, with counts per state.
 * Of a payload only numbers, switches and keys are returned.
 */
import { type RawBuilder, sql } from 'kysely';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { pageOf } from '#platform/server/database/page.ts';
import type { Context } from '#platform/server/http/context.ts';
import { JOB_STATE, type JobState } from '#platform/server/jobs/job-state.ts';
import type { jobRoutes } from '../../rules/job-contract.ts';
import { JOB_STATES, type jobList } from '../../rules/operator-lists.ts';
import { errorView, payloadFacts } from './job-detail.ts';

const TOTAL_CAP = 10_000;

export type FoundJob = {
  JobNo: number;
  Task: string;
  State: JobState;
  About: string | null;
  Attempts: number;
  MaxAttempts: number;
  Error: string | null;
  Payload: unknown;
  CreatedAt: Date;
  UpdatedAt: Date;
  RunAt: Date;
};

/**
 * Lists background jobs, failed ones first, with the numbers, switches and keys of their payloads.
 */
export async function listJobs({ db, query }: Context<typeof jobRoutes.list>) {
  const { limit, offset } = pageOf(query);
  const condition = matchingJobs(query);
  const { rows } = await foundJobs(condition, sql`limit ${limit} offset ${offset}`).execute(db);
  const counted = await sql<{ Task: string; State: JobState; Count: number }>`
    select jobs.task_identifier as task, ${JOB_STATE} as state, count(*) as count from graphile_worker.jobs
    group by 1, 2 order by 3 desc, 1`.execute(db);
  const total = await sql<{ Counted: number }>`
    select count(*) as counted from (select from graphile_worker.jobs where ${condition} limit ${TOTAL_CAP + 1}) as some_jobs`.execute(
    db,
  );
  const found = total.rows[0]?.Counted ?? 0;
  return {
    Rows: rows.map(jobRow),
    Total: Math.min(found, TOTAL_CAP),
    IsTotalCapped: found > TOTAL_CAP,
    States: Object.fromEntries(
      JOB_STATES.map((state) => [
        state,
        counted.rows.filter(({ State }) => State === state).reduce((sum, { Count }) => sum + Count, 0),
      ]),
    ) as Record<JobState, number>,
    FailedTasks: counted.rows
      .filter(({ State }) => State === 'FAILED')
      .map(({ Task, Count }) => ({ Task, Count })),
  };
}

/** Condition for the jobs that match the filters. */
export const matchingJobs = (query: Context<typeof jobRoutes.list>['query']): RawBuilder<unknown> =>
  sql`${sql.join(
    [
      sql`true`,
      ...conditionsOf<typeof jobList, RawBuilder<unknown>>(query, {
        State: (state) => sql`${JOB_STATE} = ${state}`,
        Task: (task) => sql`jobs.task_identifier = ${task}`,
      }),
    ],
    sql` and `,
  )}
    and (${query.Search ?? null}::text is null or jobs.task_identifier ilike ${`%${escapeLike(query.Search ?? '')}%`}
      or jobs.id::text = ${(query.Search ?? '').trim().replace(/^#/, '')})`;

/** Failed jobs first, then running ones; each with the number of the record that it processes. */
export const foundJobs = (
  condition: RawBuilder<unknown>,
  some: RawBuilder<unknown>,
): RawBuilder<FoundJob> => sql<FoundJob>`
    select page.id as job_no, page.task_identifier as task, page.state, page.attempts, page.max_attempts,
      page.last_error as error, own.payload, page.created_at, page.updated_at, page.run_at,
      coalesce(application.application_no, certificate.certificate_no, of_page.certificate_no, mail.recipient) as about
    from (
        select jobs.*, ${JOB_STATE} as state from graphile_worker.jobs where ${condition}
        order by (jobs.attempts >= jobs.max_attempts and jobs.locked_at is null) desc, jobs.locked_at is not null desc,
          jobs.id desc ${some}) as page
      join graphile_worker._private_jobs as own using (id)
      left join application on application.id = (own.payload->>'ApplicationId')::bigint
      left join certificate on certificate.id = (own.payload->>'CertificateId')::bigint
      left join certificate_document on certificate_document.id = (own.payload->>'DocumentId')::bigint
      left join certificate as of_page on of_page.id = certificate_document.certificate_id
      left join mail on mail.id = (own.payload->>'MailId')::bigint
    order by (page.state = 'FAILED') desc, (page.state = 'RUNNING') desc, page.id desc`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const jobRow = ({ Payload, ...row }: FoundJob) => ({
  ...row,
  ...errorView(row.Error),
  Payload: payloadFacts(Payload),
  CreatedAt: row.CreatedAt.toISOString(),
  UpdatedAt: row.UpdatedAt.toISOString(),
  RunAt: row.RunAt.toISOString(),
});
