import type { AnswerRow, applicationRoutes } from '@assay/shared/application/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import type { AnswerRow as FormRow } from '../service/form/answer-rows.ts';
import { askFormThread } from '../service/form/ask-form-thread.ts';
import { serviceVersion } from '../service/versions.ts';
import { answerView, goneView, isBlank } from './answer-view.ts';
import { answeredPoints } from './answered-points.ts';
import { loadApplication } from './load.ts';

type Route = (typeof applicationRoutes)['answers'];

/** The answers to read, each beside what the last submission said where that was different. */
export async function applicationAnswers({
  db,
  query,
  actor,
  language,
}: Context<Route>): Promise<DataOf<Route>> {
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
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

/** In the form's order; what was answered before and is shown no more follows, marked as gone. */
function rowsBeside(now: FormRow[], earlier: FormRow[] | null): AnswerRow[] {
  if (!earlier) return now.map((row) => answerView(row, undefined));
  const before = new Map(earlier.map((row) => [row.Field, row]));
  const shown = new Set(now.map((row) => row.Field));
  const gone = earlier.filter((row) => !shown.has(row.Field) && !isBlank(row.Value));
  return [...now.map((row) => answerView(row, before.get(row.Field) ?? null)), ...gone.map(goneView)];
}
