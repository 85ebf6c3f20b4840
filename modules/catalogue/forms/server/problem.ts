/**
 * Type of a problem with an applicant's answer, or with one cell of it, and its error message in the user's
 * language.
 */
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { formTexts } from '../texts/form.ts';

type Code = Extract<keyof typeof formTexts, `${'ERR' | 'MSG'}_ANSWER_${string}`>;

/** A problem with one answer, or with one cell of it. Row counts from 0; the parameter `date` is YYYY-MM-DD. */
export type Problem = { Code: Code; Params?: Record<string, string | number>; Row?: number; Column?: string };

export const problemText = (code: Code, language: Language, params: Problem['Params'] = {}): string =>
  translate(code, language, {
    ...params,
    ...(typeof params.date === 'string' && { date: dayText(params.date, language) }),
  });
