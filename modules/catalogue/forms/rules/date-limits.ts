/** Messages for dates outside the limits of their question: the engine has one message for numbers and dates. */
import type { Model, Question } from 'survey-core';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';

const LIMITS = [
  ['min', 'minValueExpression', 'minErrorText', 'ERR_ANSWER_DATE_MIN'],
  ['max', 'maxValueExpression', 'maxErrorText', 'ERR_ANSWER_DATE_MAX'],
] as const;
type DateKey = (typeof LIMITS)[number][3];
type TextOf = (key: DateKey, params: Readonly<Record<string, string>>) => string;

/**
 * Sets the message of every date with a fixed limit, or with the present day as its limit, in questions and in columns of tables, unless the form has its own.
 * `textOf` returns the key where the catalogue is not loaded; the engine's message is used then.
 */
export function applyDateTexts(model: Model, language: Language, textOf: TextOf): void {
  for (const question of model.getAllQuestions(false, true))
    for (const one of [question, ...cellsOf(question)]) {
      if (one.inputType !== 'date') continue;
      for (const [limit, expression, property, key] of LIMITS) {
        const day: unknown = one[expression] === 'today()' ? hongKongDate(new Date()) : one[limit];
        if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || property in one.toJSON()) continue;
        const text = textOf(key, { date: dayText(day, language) });
        if (text !== key) one[property] = text;
      }
    }
}

/** The questions that a table makes its cells from. */
const cellsOf = ({ columns }: Question): Question[] =>
  Array.isArray(columns) ? columns.flatMap(({ templateQuestion }) => templateQuestion ?? []) : [];
