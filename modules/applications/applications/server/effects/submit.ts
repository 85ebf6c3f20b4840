import { sql } from 'kysely';
import { issueInvoice } from '#modules/billing/invoices/server/index.ts';
import { answerFileKeys } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { nextApplicationNumber, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import { pointsOf } from '../../rules/points.ts';
import type { ApplicationActionContext } from '../action-context.ts';
import { checkAnswers } from '../check-answers.ts';
import { industryOf } from '../industry-of.ts';
import { submittedPointAnswers } from '../point-answers.ts';
import { releaseFiles } from '../release-files.ts';
import { submittedAnswers } from '../submitted-answers.ts';
import { pointFileKeys, saveAnswers, savedPoints } from './save-answers.ts';

/**
 * Effect of SUBMIT: stores each submission permanently and clears the client's to-do list; the first
 * submission also assigns the application number and issues the invoice.
 */
export async function submit(job: ApplicationActionContext, change: { Round?: number }): Promise<object> {
  const { tx, row, at, actor, language } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const saved = job.input.Answers === undefined ? await savedPoints(job) : await saveAnswers(job);
  const submitted = await submittedAnswers(version, { row, actor, language, given: job.input.Answers });
  const { cleanAnswers } = await checkAnswers(version, submitted, language);
  const Round = change.Round ?? row.Round;
  await tx
    .insertInto('ApplicationSubmission')
    .values({ ApplicationId: row.Id, Round, At: at, AccountId: actor.Id, Answers: json(cleanAnswers) })
    .execute();
  await archivePoints(job);
  // Releases uploaded files that no submitted answer refers to.
  const attached = Array.isArray(job.input.Attachment) ? (job.input.Attachment as string[]) : [];
  const answersName = [...answerFileKeys(cleanAnswers), ...pointFileKeys(job), ...attached];
  await releaseFiles(tx, { applicationId: row.Id, answersName });
  if (Round > row.Round) await carryOverChecklist(job, Round);
  const numbered = row.ApplicationNo === null ? await assignNumber(job, version.Definition) : {};
  if (!row.Invoice) await invoiceAssessment(job, version.Definition);
  return {
    ...saved,
    ...numbered,
    Answers: json(cleanAnswers),
    IndustryCode: industryOf(version.Definition, cleanAnswers),
    SubmittedAt: row.SubmittedAt ?? at,
    IsFormValid: true,
    Points: json([]),
    PointAnswers: json([]),
    CorrectionBase: null,
  };
}

/** Issues the invoice with the fees of the service version that the assessment uses. */
const invoiceAssessment = (
  { tx, row, at }: ApplicationActionContext,
  definition: ServiceDefinition,
): Promise<void> =>
  issueInvoice(tx, {
    about: { ApplicationId: row.Id },
    OrganisationId: row.OrganisationId,
    lines: [...(definition.Fees[row.AssessmentType] ?? [])],
    at,
  });

/** Written immediately, because the invoice issued next copies the application's search text. */
async function assignNumber({ tx, row, at }: ApplicationActionContext, definition: ServiceDefinition) {
  const ApplicationNo = await nextApplicationNumber(tx, definition, hongKongDate(at).slice(0, 4));
  const numbered = { ApplicationNo, Search: searchText(ApplicationNo, row.Search) };
  await tx.updateTable('Application').set(numbered).where('Id', '=', row.Id).execute();
  return numbered;
}

/** Moves the points and their answers from the to-do list to the permanent archive. */
async function archivePoints({ tx, row, actor, at, input }: ApplicationActionContext): Promise<void> {
  if (row.Points.length === 0) return;
  const answers = new Map(
    submittedPointAnswers(row, input.PointAnswers).map((answer) => [answer.PointNo, answer]),
  );
  const requestEvent = await tx
    .selectFrom('ApplicationHistory')
    .select(['AccountId', 'At'])
    .where('ApplicationId', '=', row.Id)
    .where('Action', '=', 'REJECT_CHECKLIST')
    .orderBy('Version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const points = pointsOf(row.Points).map((point) => ({
    ApplicationId: row.Id,
    Round: row.Round,
    PointNo: point.PointNo,
    PointKey: point.PointKey,
    Text: json(point.Text),
    Requested: json(point.Entries.map(({ Field, Remark }) => ({ Field, Remark }))),
    DueOn: point.DueOn,
    RequestedById: requestEvent?.AccountId ?? null,
    RequestedAt: requestEvent?.At ?? at,
    Answer: answers.get(point.PointNo)?.Answer.trim() ?? '',
    Attachment: answers.get(point.PointNo)?.Attachment ?? [],
    AnsweredById: actor.Id,
    AnsweredAt: at,
  }));
  await tx.insertInto('ApplicationPoint').values(points).execute();
}

/** A new round starts with the earlier findings, except that points sent to the client are open again. */
async function carryOverChecklist({ tx, row }: ApplicationActionContext, round: number): Promise<void> {
  const sentBack = row.Points.map((point) => point.PointKey).filter((key) => key !== null);
  await sql`
    insert into checklist_answer
      (application_id, round, point_key, result, remark, attachment, due_on, notified_at, account_id, at)
    select application_id, ${round}, point_key, result, remark, attachment, due_on, notified_at, account_id, at
    from checklist_answer
    where application_id = ${row.Id} and round = ${row.Round} and not point_key = any(${sentBack})`.execute(
    tx,
  );
}
