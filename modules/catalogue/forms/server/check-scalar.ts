/**
 * Checks answers with one value (text, number, money, date, yes/no, rating) for type and limits, and returns
 * the storable value with any problems.
 */
import type { Question } from 'survey-core';
import { visibleText } from '#platform/common/format/invisible-characters.ts';
import { isStorable } from '#platform/server/database/is-storable.ts';
import type { Problem } from './problem.ts';

/** Result of checking an answer: `Value` is absent if the answer cannot be stored. */
export type Checked = { Value?: unknown; Problems: Problem[] };

export const invalid = (Code: Problem['Code'], Params?: Problem['Params']): Checked => ({
  Problems: [Params ? { Code, Params } : { Code }],
});

/**
 * Far longer than anyone types deliberately. Shorter text is stored even if over the limit, so a draft loses
 * nothing.
 */
const MAX_STORED_LENGTH = 20_000;

export const checkText = (value: unknown, limit: number): Checked => {
  if (typeof value !== 'string') return invalid('ERR_ANSWER_TEXT');
  if (!isStorable(value)) return invalid('ERR_ANSWER_CHARACTER');
  const Value = visibleText(value);
  const count = [...Value].length;
  const Problems: Problem[] =
    count > limit ? [{ Code: 'ERR_ANSWER_TOO_LONG', Params: { limit, count } }] : [];
  return count > MAX_STORED_LENGTH ? { Problems } : { Value, Problems };
};

const checkNumber = (value: unknown): Checked =>
  typeof value === 'number' && Number.isFinite(value)
    ? { Value: value, Problems: [] }
    : invalid('ERR_ANSWER_NUMBER');

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

export const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
};

const checkDate = (question: Question, value: unknown): Checked => {
  if (!isDate(value)) return invalid('ERR_ANSWER_DATE');
  const min: unknown = question.getPropertyValue('min');
  const max: unknown = question.getPropertyValue('max');
  if (isDate(min) && value < min) {
    return { Value: value, Problems: [{ Code: 'ERR_ANSWER_DATE_MIN', Params: { date: min } }] };
  }
  if (isDate(max) && value > max) {
    return { Value: value, Problems: [{ Code: 'ERR_ANSWER_DATE_MAX', Params: { date: max } }] };
  }
  return { Value: value, Problems: [] };
};

export const isCurrency = (question: Question) => question.getPropertyValue('maskType') === 'currency';

const isNumeric = (question: Question) =>
  ['number', 'range'].includes(question.getPropertyValue('inputType')) ||
  ['numeric', 'currency'].includes(question.getPropertyValue('maskType'));

/** Checks single-line questions: text, number, money, date. */
export const checkInput = (question: Question, value: unknown, limit: number): Checked => {
  if (isNumeric(question)) return checkNumber(value);
  if (question.getPropertyValue('inputType') === 'date') return checkDate(question, value);
  return checkText(value, limit);
};

export const checkBoolean = (question: Question, value: unknown): Checked => {
  const allowed = [
    question.getPropertyValue('valueTrue') ?? true,
    question.getPropertyValue('valueFalse') ?? false,
  ];
  return allowed.includes(value) ? { Value: value, Problems: [] } : invalid('ERR_ANSWER_YES_NO');
};

export const checkRating = (question: Question, value: unknown): Checked => {
  const [low, high] = [
    Number(question.getPropertyValue('rateMin')),
    Number(question.getPropertyValue('rateMax')),
  ];
  const isInside = typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
  return isInside ? { Value: value, Problems: [] } : invalid('ERR_ANSWER_CHOICE');
};
