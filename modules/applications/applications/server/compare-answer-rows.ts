import type { AnswerRow as FormRow } from '#modules/catalogue/forms/server/index.ts';
import type { AnswerRow } from '../rules/contract.ts';
import { answerView, isBlank, removedAnswerView } from './answer-view.ts';

/** In the form's order; what was answered before and is shown no more follows, marked as gone. */
export function compareAnswerRows(now: FormRow[], earlier: FormRow[] | null): AnswerRow[] {
  if (!earlier) return now.map((row) => answerView(row, undefined));
  const before = new Map(earlier.map((row) => [row.Field, row]));
  const shown = new Set(now.map((row) => row.Field));
  const gone = earlier.filter((row) => !shown.has(row.Field) && !isBlank(row.Value));
  return [
    ...now.map((row) => answerView(row, before.get(row.Field) ?? null)),
    ...gone.map(removedAnswerView),
  ];
}
