/**
 * Reads the complete record of one assessment for the accreditation file: answers and their changes per
 * submission, checklist, participants, decisions and comments; null if the reader may not see it.
 */
import {
  type Answers,
  answeredPoints,
  applicationHistory,
  compareAnswerRows,
  type LoadedApplication,
  loadApplication,
} from '#modules/applications/applications/server/index.ts';
import { viewChecklist } from '#modules/applications/assessments/server/index.ts';
import { commentsOf } from '#modules/applications/comments/server/index.ts';
import { nonconformityRecords } from '#modules/applications/nonconformities/server/index.ts';
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import { type ServiceVersion, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { readParticipants } from './read-participants.ts';
import type { AccreditationFileReader } from './reader.ts';
import type { ApplicationRecord } from './record.ts';

/** Every submission, oldest first, with its changes against the previous one; the first has none. */
async function readRounds(
  { db, language }: AccreditationFileReader,
  row: Pick<LoadedApplication, 'Id'>,
  version: ServiceVersion,
): Promise<ApplicationRecord['Rounds']> {
  const submissions = await db
    .selectFrom('ApplicationSubmission')
    .innerJoin('Account', 'Account.Id', 'ApplicationSubmission.AccountId')
    .select(['ApplicationSubmission.Round', 'ApplicationSubmission.At', 'ApplicationSubmission.Answers'])
    .select(['Account.FirstName', 'Account.LastName'])
    .where('ApplicationSubmission.ApplicationId', '=', row.Id)
    .orderBy('ApplicationSubmission.Id')
    .execute();
  const rowsOf = (answers: Answers) =>
    runInFormThread('answerRows', version.Definition.Form, answers, language);
  const rounds: ApplicationRecord['Rounds'] = [];
  let before: Awaited<ReturnType<typeof rowsOf>> | null = null;
  for (const { Round, At, Answers, ...person } of submissions) {
    const now = await rowsOf(Answers);
    rounds.push({
      Round,
      At: At.toISOString(),
      By: fullName(person),
      Changes: before ? compareAnswerRows(now, before).filter((one) => one.Kind !== 'SAME') : [],
    });
    before = now;
  }
  return rounds;
}

/**
 * One assessment with all its remarks, findings, actions and decisions; null if the reader may not see it.
 */
export async function readApplication(
  reader: AccreditationFileReader,
  ApplicationKey: string,
): Promise<ApplicationRecord | null> {
  const { db, actor, language, at } = reader;
  const row = await loadApplication(db, actor, ApplicationKey);
  if (!row) return null;
  const version = await serviceVersion(db, row.ServiceVersionId);
  const history = await applicationHistory({
    ...reader,
    query: { ApplicationKey },
    body: {},
    address: '',
    agent: '',
    idempotencyKey: null,
  });
  const checklist = await viewChecklist(db, actor, ApplicationKey, language, at);
  return {
    ...toRecordFields(row),
    ApplicationNo: applicationName({ ...row, ServiceName: version.Definition.Name }, language),
    ServiceName: version.Definition.Name[language],
    ServiceVersionNo: version.VersionNo,
    Answers: compareAnswerRows(
      await runInFormThread('answerRows', version.Definition.Form, row.Answers, language),
      null,
    ),
    Rounds: await readRounds(reader, row, version),
    Requested: (await answeredPoints(db, row.Id, language)).toReversed(),
    Checklist: checklist.Points,
    Nonconformities: await nonconformityRecords(db, reader, row.Id),
    ...(await readParticipants(db, row)),
    Comments: await commentsOf(db, actor, row.Id),
    History: history.Rows.toReversed(),
  };
}

const toRecordFields = (row: LoadedApplication) => ({
  ApplicationKey: row.ApplicationKey,
  AssessmentType: row.AssessmentType,
  ApplicationStatusCode: row.ApplicationStatusCode,
  Round: row.Round,
  IsShortFlow: row.IsShortFlow,
  Steps: row.Steps,
  SubmittedAt: row.SubmittedAt?.toISOString() ?? null,
  StartDateTime: row.StartDateTime?.toISOString() ?? null,
  EndDateTime: row.EndDateTime?.toISOString() ?? null,
  CertifiedAt: row.CertifiedAt?.toISOString() ?? null,
  DecisionDate: row.DecisionDate,
  TransactionNo: row.TransactionNo,
});
