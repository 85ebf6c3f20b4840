import { isDeepStrictEqual } from 'node:util';
import { isBlank } from './check-answer.ts';
import type { Form } from './model.ts';
import { shownFields } from './shown-fields.ts';
import { type Answers, unsafeProblem } from './unsafe-answers.ts';
import { type ValidateOptions, validateAnswers } from './validate.ts';

export type Correction = {
  /** The answers as they were sent back, and the questions that they showed. */
  Base: Answers;
  ShownBefore: readonly string[];
  /** The questions that the points name. */
  OpenFields: readonly string[];
};

/** A change may open further questions, and an answer there still more: each round opens at least one. */
const MAX_ROUNDS = 20;

/** The comment on a choice belongs to its question. */
const questionOf = (name: string): string => name.replace(/-Comment$/, '');

/**
 * What is left of answers in a guided correction: those to open questions; every other question keeps the answer that
 * was sent back, whatever is given. Open is what a point names, what was not shown before and is shown now, and what
 * the form does not accept any longer: a change in an open question must not leave anybody stuck in a closed one.
 */
export const correctAnswers = (
  form: Form,
  given: Answers,
  { Base, ShownBefore, OpenFields }: Correction,
  options: ValidateOptions,
): Record<string, unknown> => {
  // Refused as a whole by the next validation.
  if (unsafeProblem(given)) return { ...given };
  const open = new Set(OpenFields);
  const before = new Set(ShownBefore);
  const isSame = (name: string) =>
    isDeepStrictEqual(given[name], Base[name]) || (isBlank(given[name]) && isBlank(Base[name]));
  const closed = () => Object.keys(given).filter((name) => !open.has(questionOf(name)) && !isSame(name));
  const merged = () => ({
    ...only(Base, (name) => !open.has(name)),
    ...only(given, (name) => open.has(name)),
  });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const held = closed();
    if (held.length === 0) break;
    const answers = merged();
    const shown = new Set(shownFields(form, answers));
    const refused = new Set(validateAnswers(form, answers, options).errors.map((error) => error.Field));
    const freed = held
      .map(questionOf)
      .filter((name) => (shown.has(name) && !before.has(name)) || refused.has(name));
    if (freed.length === 0) break;
    for (const name of freed) open.add(name);
  }
  return merged();
};

const only = (answers: Answers, keeps: (question: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => keeps(questionOf(name))));
