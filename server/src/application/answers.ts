import type { AnswerRow, applicationRoutes } from '@assay/shared/application/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import type { AnswerValue, AnswerRow as FormRow } from '../service/form/answer-rows.ts';
import { askFormThread } from '../service/form/ask-form-thread.ts';
import { serviceVersion } from '../service/versions.ts';
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
  const earlier = before ? byField(await rowsOf(before.Answers)) : null;
  return { HasBefore: earlier !== null, Rows: now.map((one) => present(one, earlier)) };
}

const byField = (rows: FormRow[]): Map<string, string> =>
  new Map(rows.map((row) => [row.Field, plain(row.Value)]));

function present(row: FormRow, earlier: Map<string, string> | null): AnswerRow {
  const { Value } = row;
  const Before = earlier ? (earlier.get(row.Field) ?? '') : null;
  return {
    Page: row.Page.Title,
    Field: row.Field,
    Title: row.Title,
    Text: Value.Kind === 'TEXT' ? Value.Text : null,
    Table:
      Value.Kind === 'TABLE'
        ? {
            Columns: Value.Columns.map((column) => column.Title),
            Rows: Value.Rows.map((cells) => Value.Columns.map((column) => cells[column.Field] ?? '')),
          }
        : null,
    Files:
      Value.Kind === 'FILES'
        ? Value.Files.map((file) => ({ FileKey: file.FileKey, Name: file.Name, Size: file.Size ?? 0 }))
        : [],
    Before: Before === null || Before === plain(Value) ? null : Before,
  };
}

/** An answer as one text, for comparison and for the struck-through earlier one. */
function plain(value: AnswerValue): string {
  if (value.Kind === 'TEXT') return value.Text;
  if (value.Kind === 'FILES') return value.Files.map((file) => file.Name).join(', ');
  return value.Rows.map((cells) =>
    value.Columns.map((column) => cells[column.Field] ?? '')
      .filter(Boolean)
      .join(' · '),
  ).join('\n');
}
