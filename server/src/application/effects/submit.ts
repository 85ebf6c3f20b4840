import { sql } from 'kysely';
import { json } from '../../db/json.ts';
import { issueInvoice } from '../../payment/issue-invoice.ts';
import { serviceVersion } from '../../service/versions.ts';
import { checkAnswers } from '../check-answers.ts';
import { industryOf } from '../industry-of.ts';
import type { ApplicationJob } from '../job.ts';
import { saveAnswers } from './save-answers.ts';

/** Keeps what was submitted for ever, and issues the invoice with the first submission. */
export async function submit(job: ApplicationJob, change: { Round?: number }): Promise<object> {
  const { tx, row, at, actor, language } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const saved = job.input.Answers === undefined ? {} : await saveAnswers(job);
  const given = (job.input.Answers as typeof row.Answers | undefined) ?? row.Answers;
  const { cleanAnswers } = await checkAnswers(version, given, language);
  const Round = change.Round ?? row.Round;
  await tx
    .insertInto('ApplicationSubmission')
    .values({ ApplicationId: row.Id, Round, At: at, AccountId: actor.Id, Answers: json(cleanAnswers) })
    .execute();
  if (Round > row.Round) await carryChecklist(job, Round);
  if (!row.Invoice) await issueInvoice(tx, row, version.Definition, at);
  const IndustryCode = industryOf(version.Definition, cleanAnswers);
  return { ...saved, IndustryCode, SubmittedAt: row.SubmittedAt ?? at, IsFormValid: true, Points: json([]) };
}

/** A new round begins with the earlier findings, but those that the client had to answer are open again. */
async function carryChecklist({ tx, row }: ApplicationJob, round: number): Promise<void> {
  const sentBack = row.Points.map((point) => point.PointKey).filter((key) => key !== null);
  await sql`
    insert into checklist_answer (application_id, round, point_key, result, remark, account_id, at)
    select application_id, ${round}, point_key, result, remark, account_id, at from checklist_answer
    where application_id = ${row.Id} and round = ${row.Round} and not point_key = any(${sentBack})`.execute(
    tx,
  );
}
