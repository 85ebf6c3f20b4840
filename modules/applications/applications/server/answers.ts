import { askFormThread } from '#modules/catalogue/forms/server/ask-form-thread.ts';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { answeredPoints } from './answered-points.ts';
import { countFormCall } from './count-form-call.ts';
import { loadApplication } from './load.ts';
import { rowsBeside } from './rows-beside.ts';

type Route = (typeof applicationRoutes)['answers'];

/** The answers to read, each beside what the last submission said where that was different. */
export async function applicationAnswers({
  db,
  query,
  actor,
  language,
  address,
  settings,
}: Context<Route>): Promise<DataOf<Route>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  await countFormCall({ db, actor, address, settings });
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  // While the client edits, the last submission is what to compare with; once submitted, the one before it.
  const isSubmitted = !['INPROGRESS', 'DRAFT', 'RETURNED', 'REJECTED'].includes(row.ApplicationStatusCode);
  const before = await db
    .selectFrom('ApplicationSubmission')
    .select('Answers')
    .where('ApplicationId', '=', row.Id)
    .orderBy('Id', 'desc')
    .offset(isSubmitted ? 1 : 0)
    .limit(1)
    .executeTakeFirst();
  const rowsOf = (answers: typeof row.Answers) =>
    askFormThread('answerRows', Definition.Form, answers, language);
  const now = await rowsOf(row.Answers);
  const earlier = before ? await rowsOf(before.Answers) : null;
  return {
    HasBefore: earlier !== null,
    Rows: rowsBeside(now, earlier),
    Points: await answeredPoints(db, row.Id, language),
  };
}
