/**
 * Merges a client's corrections into an application that was returned: only questions that checklist points
 * refer to, newly visible ones and no longer valid ones can change.
 */
import { isDeepStrictEqual } from 'node:util';
import { isBlank } from './check-answer.ts';
import type { Form } from './model.ts';
import { shownFields } from './shown-fields.ts';
import { type Answers, unsafeProblem } from './unsafe-answers.ts';
import { type ValidateOptions, validateAnswers } from './validate.ts';

export type Correction = {
  /** The answers as returned to the client, and the questions that were visible with them. */
  Base: Answers;
  ShownBefore: readonly string[];
  /** Questions that the returned checklist points refer to. */
  OpenFields: readonly string[];
};

/** A change may open further questions, and answers there yet more; each round opens at least one. */
const MAX_ROUNDS = 20;

/** The comment of a choice belongs to its question. */
const questionOf = (name: string): string => name.replace(/-Comment$/, '');

/**
 * Returns the answers after a guided correction: new answers for open questions, and the returned answer for
 * every other question. A question is open if a point refers to it, if it was hidden before and is visible
 * now, or if the form no longer accepts its answer, so that a change in an open question never blocks the
 * client at a closed one.
 */
export const correctAnswers = (
  form: Form,
  submitted: Answers,
  { Base, ShownBefore, OpenFields }: Correction,
  options: ValidateOptions,
): Record<string, unknown> => {
  // The next validation refuses these answers as a whole.
  if (unsafeProblem(submitted)) return { ...submitted };
  const open = new Set(OpenFields);
  const before = new Set(ShownBefore);
  const isSame = (name: string) =>
    isDeepStrictEqual(submitted[name], Base[name]) || (isBlank(submitted[name]) && isBlank(Base[name]));
  const closed = () => Object.keys(submitted).filter((name) => !open.has(questionOf(name)) && !isSame(name));
  const merged = () => ({
    ...only(Base, (name) => !open.has(name)),
    ...only(submitted, (name) => open.has(name)),
  });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const closedNames = closed();
    if (closedNames.length === 0) break;
    const answers = merged();
    const shown = new Set(shownFields(form, answers));
    const refused = new Set(validateAnswers(form, answers, options).errors.map((error) => error.Field));
    const freed = closedNames
      .map(questionOf)
      .filter((name) => (shown.has(name) && !before.has(name)) || refused.has(name));
    if (freed.length === 0) break;
    for (const name of freed) open.add(name);
  }
  return merged();
};

const only = (answers: Answers, keeps: (question: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => keeps(questionOf(name))));
