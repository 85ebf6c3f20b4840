import type { LoadedApplication } from '#modules/applications/applications/server/load.ts';
import { rowsBeside } from '#modules/applications/applications/server/rows-beside.ts';
import type { Answers } from '#modules/applications/applications/server/tables.ts';
import { askFormThread } from '#modules/catalogue/forms/server/ask-form-thread.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/versions.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { DossierReader } from './reader.ts';
import type { DossierApplication } from './record.ts';

/** Every submission, oldest first, with what it changed against the one before; the first changes nothing. */
export async function readRounds(
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
