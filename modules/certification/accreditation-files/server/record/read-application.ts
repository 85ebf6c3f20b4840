import {
  type Answers,
  answeredPoints,
  applicationHistory,
  type LoadedApplication,
  loadApplication,
  rowsBeside,
} from '#modules/applications/applications/server/index.ts';
import { viewChecklist } from '#modules/applications/assessments/server/index.ts';
import { commentsOf } from '#modules/applications/comments/server/index.ts';
import { askFormThread } from '#modules/catalogue/forms/server/index.ts';
import { type ServiceVersion, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { readPeople } from './read-people.ts';
import type { DossierReader } from './reader.ts';
import type { DossierApplication } from './record.ts';

/** Every submission, oldest first, with what it changed against the one before; the first changes nothing. */
async function readRounds(
  { db, language }: DossierReader,
  row: Pick<LoadedApplication, 'Id'>,
  version: ServiceVersion,
): Promise<DossierApplication['Rounds']> {
  const submissions = await db
    .selectFrom('ApplicationSubmission')
    .innerJoin('Account', 'Account.Id', 'ApplicationSubmission.AccountId')
    .select(['ApplicationSubmission.Round', 'ApplicationSubmission.At', 'ApplicationSubmission.Answers'])
    .select(['Account.FirstName', 'Account.LastName'])
    .where('ApplicationSubmission.ApplicationId', '=', row.Id)
    .orderBy('ApplicationSubmission.Id')
    .execute();
  const rowsOf = (answers: Answers) =>
    askFormThread('answerRows', version.Definition.Form, answers, language);
  const rounds: DossierApplication['Rounds'] = [];
  let before: Awaited<ReturnType<typeof rowsOf>> | null = null;
  for (const { Round, At, Answers, ...person } of submissions) {
    const now = await rowsOf(Answers);
    rounds.push({
      Round,
      At: At.toISOString(),
      By: fullName(person),
      Changes: before ? rowsBeside(now, before).filter((one) => one.Kind !== 'SAME') : [],
    });
    before = now;
  }
  return rounds;
}

/** One assessment with all its remarks, findings, actions and decisions; null where this user may not see it. */
export async function readApplication(
  reader: DossierReader,
  ApplicationKey: string,
): Promise<DossierApplication | null> {
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
    ...standing(row),
    ApplicationNo: applicationName({ ...row, ServiceName: version.Definition.Name }, language),
    ServiceName: version.Definition.Name[language],
    ServiceVersionNo: version.VersionNo,
    Answers: rowsBeside(
      await askFormThread('answerRows', version.Definition.Form, row.Answers, language),
      null,
    ),
    Rounds: await readRounds(reader, row, version),
    Asked: (await answeredPoints(db, row.Id, language)).toReversed(),
    Checklist: checklist.Points,
    ...(await readPeople(db, row)),
    Comments: await commentsOf(db, actor, row.Id),
    History: history.Rows.toReversed(),
  };
}

const standing = (row: LoadedApplication) => ({
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
