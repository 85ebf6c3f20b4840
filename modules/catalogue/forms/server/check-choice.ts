import type { ItemValue, Question, QuestionSelectBase } from 'survey-core';
import { type Checked, refuse } from './check-scalar.ts';
import type { Problem } from './problem.ts';

const values = (items: readonly ItemValue[]): unknown[] => items.map((item) => item.value);

/** The options as written, and the engine's own (other, none) where the question shows them. */
const optionsOf = (question: Question): Set<unknown> => {
  const select = question as QuestionSelectBase;
  return new Set([...values(select.choices), ...values(select.visibleChoices)]);
};

export const checkChoice = (question: Question, value: unknown): Checked =>
  optionsOf(question).has(value) ? { Value: value, Problems: [] } : refuse('ERR_ANSWER_CHOICE');

export const checkChoices = (question: Question, value: unknown): Checked => {
  if (!Array.isArray(value)) return refuse('ERR_ANSWER_CHOICE');
  const options = optionsOf(question);
  const known = [...new Set<unknown>(value)].filter((item) => options.has(item));
  const Problems: Problem[] = known.length === value.length ? [] : [{ Code: 'ERR_ANSWER_CHOICE' }];
  const limit = Number(question.getPropertyValue('maxSelectedChoices')) || Number.POSITIVE_INFINITY;
  if (known.length > limit) Problems.push({ Code: 'ERR_ANSWER_CHOICES_MAX', Params: { limit } });
  return { Value: known, Problems };
};
