/** Gathers what a decision was based on: the approvals, the nonconformities, and who took part in the evaluation. */
import { sql } from 'kysely';
import { applicationStatuses, EVALUATION_STEPS } from '#modules/applications/applications/rules/index.ts';
import { STATUS_ON } from '#modules/applications/nonconformities/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Considered } from './tables.ts';

/** The application that is decided, or the certificate; with the decider, and the step that ended with the decision. */
export type Subject = {
  applicationId: number | null;
  certificateId: number | null;
  decidedById: number | null;
  step: Step | null;
};

export async function consideredFor(tx: Tx, subject: Subject, at: Date): Promise<Considered> {
  return {
    Steps: await approvals(tx, subject, at),
    Nonconformities: await nonconformities(tx, subject, at),
    Evaluators: withDecider(subject, await evaluators(tx, subject, at)),
  };
}

/** Approvals of the application's steps before the decision; a repeated step appears with its last approval. */
async function approvals(tx: Tx, { applicationId }: Subject, at: Date): Promise<Considered['Steps']> {
  if (applicationId === null) return [];
  const { rows } = await sql<{ Step: Step; AccountId: number | null; At: Date; Remark: string | null }>`
    select * from (
      select distinct on (from_step) from_step as step, account_id, at, remark from application_history
      where application_id = ${applicationId} and action = 'APPROVE_PROGRESS' and at < ${at}
      order by from_step, version desc) as step
    order by at`.execute(tx);
  return rows.map(({ At, ...row }) => ({ ...row, At: At.toISOString() }));
}

/** Nonconformities raised until the decision, each in the status that it had before what follows from the decision. */
async function nonconformities(
  tx: Tx,
  { applicationId, certificateId }: Subject,
  at: Date,
): Promise<Considered['Nonconformities']> {
  const { rows } = await sql<Considered['Nonconformities'][number]>`
    select nonconformity.nonconformity_key, nonconformity.nonconformity_no, nonconformity.grade,
      coalesce((select history.to_status from nonconformity_history history
        where history.nonconformity_id = nonconformity.id and history.at < ${at}
        order by history.id desc limit 1), ${STATUS_ON.RAISE}) as status
    from nonconformity join application on application.id = nonconformity.application_id
    where nonconformity.raised_at <= ${at}
      and ${
        applicationId === null
          ? sql`application.certificate_id = ${certificateId}`
          : sql`application.id = ${applicationId}`
      }
    order by nonconformity.id`.execute(tx);
  return rows;
}

/** A decider who ends a step of the evaluation takes part in it with the decision itself. */
const withDecider = ({ decidedById, step }: Subject, ids: readonly number[]): number[] =>
  decidedById !== null && EVALUATION_STEPS.some((one) => one === step)
    ? [...new Set([...ids, decidedById])].toSorted((a, b) => a - b)
    : [...ids];

/** Those who evaluated in earlier certification cycles only. */
export async function earlierEvaluators(db: Queries, certificateId: number, at: Date): Promise<number[]> {
  const subject = { applicationId: null, certificateId };
  const current = await evaluators(db, subject, at);
  const earlier = await evaluators(db, subject, at, 'EARLIER');
  return earlier.filter((id) => !current.includes(id));
}

/**
 * Those who approved a step of the evaluation in the certification cycle: in the application itself and in those of its
 * certificate since the last certification or recertification; or in those of the cycles before.
 */
export async function evaluators(
  db: Queries,
  { applicationId, certificateId }: Pick<Subject, 'applicationId' | 'certificateId'>,
  at: Date,
  cycle: 'CURRENT' | 'EARLIER' = 'CURRENT',
): Promise<number[]> {
  const isInCycle =
    cycle === 'CURRENT' ? sql`application.id >= cycle_start.id` : sql`application.id < cycle_start.id`;
  const { rows } = await sql<{ AccountId: number }>`
    with certificate_of as (
      select coalesce(${certificateId}::bigint,
        (select certificate_id from application where id = ${applicationId})) as id),
    cycle_start as (
      select coalesce(max(opener.id), 0) as id from application opener, certificate_of
      where opener.certificate_id = certificate_of.id and opener.id is distinct from ${applicationId}::bigint
        and opener.assessment_type in ('INITIAL', 'RENEWAL')
        and exists (select from application_history decided where decided.application_id = opener.id
          and decided.to_status in (${literals(applicationStatuses.decided)}) and decided.at < ${at}))
    select distinct history.account_id from application_history history
    where history.account_id is not null and history.at <= ${at}
      and history.action = 'APPROVE_PROGRESS' and history.from_step in (${literals(EVALUATION_STEPS)})
      and history.application_id in (
        select ${applicationId}::bigint
        union all
        select application.id from application, certificate_of, cycle_start
        where application.certificate_id = certificate_of.id and ${isInCycle})
    order by history.account_id`.execute(db);
  return rows.map(({ AccountId }) => AccountId);
}
