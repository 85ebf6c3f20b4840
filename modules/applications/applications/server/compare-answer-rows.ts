import type { AnswerRow as FormRow } from '#modules/catalogue/forms/server/index.ts';
import type { AnswerRow } from '../rules/contract.ts';
import { answerView, isBlank, removedAnswerView } from './answer-view.ts';

/**
 * Compares an application's answers with the last submission for the answers tab, in form order; answers to
 * questions no longer shown follow, marked REMOVED.
 */
export function compareAnswerRows(now: FormRow[], earlier: FormRow[] | null): AnswerRow[] {
  if (!earlier) return now.map((row) => answerView(row, undefined));
  const before = new Map(earlier.map((row) => [row.Field, row]));
  const shown = new Set(now.map((row) => row.Field));
  const removed = earlier.filter((row) => !shown.has(row.Field) && !isBlank(row.Value));
  return [
    ...now.map((row) => answerView(row, before.get(row.Field) ?? null)),
    ...removed.map(removedAnswerView),
  ];
}
