/**
 * Generates plausible answers to text questions (text, number, money, date, email and so on) within the
 * question's limits, for dry runs of draft services.
 */
import type { Question } from 'survey-core';
import type { Language } from '#platform/common/i18n/language.ts';
import { sampleOfPattern } from './sample-of-pattern.ts';

const SAMPLE_TEXTS: Record<Language, string> = {
  EN: 'Sample answer for the dry run',
  CHT: '試行示例答案',
  CHS: '试运行示例答案',
};

/** Sample text, number, money or date of a single-line question; undefined if nothing fits. */
export function sampleInput(question: Question, language: Language): unknown {
  const inputType = String(question.getPropertyValue('inputType') ?? 'text');
  const maskType = String(question.getPropertyValue('maskType') ?? '');
  if (['number', 'range'].includes(inputType) || ['numeric', 'currency'].includes(maskType))
    return sampleNumber(question);
  switch (inputType) {
    case 'date':
      return sampleDate(question);
    case 'email':
      return 'sample@example.com';
    case 'tel':
      return '+852 2800 2000';
    case 'url':
      return 'https://www.example.com';
    case 'month':
      return '2026-06';
    case 'week':
      return '2026-W24';
    case 'time':
      return '09:30';
    case 'datetime-local':
      return '2026-06-15T09:30';
    default:
      return sampleText(question, language);
  }
}

/**
 * Sample text of the length that the question allows, matching its pattern where the pattern is supported.
 */
export function sampleText(question: Question, language: Language): string | undefined {
  const validators = question.validators.map((one) => one.toJSON() as Record<string, unknown>);
  const type = (at: number) => question.validators[at]?.getType();
  const regex = validators.find((_, at) => type(at) === 'regexvalidator')?.regex;
  if (typeof regex === 'string' && regex !== '') return sampleOfPattern(regex);
  if (validators.some((_, at) => type(at) === 'emailvalidator')) return 'sample@example.com';
  const rule = validators.find((_, at) => type(at) === 'textvalidator') ?? {};
  const own = Number(question.getPropertyValue('maxLength'));
  const longest = Math.min(own > 0 ? own : 4000, Number(rule.maxLength) || 4000);
  const shortest = Math.max(Number(rule.minLength) || 0, Number(question.getPropertyValue('minLength')) || 0);
  let text = SAMPLE_TEXTS[language];
  while ([...text].length < shortest) text += ` ${SAMPLE_TEXTS[language]}`;
  return [...text].slice(0, longest).join('').trim();
}

type Bounds = { min?: number; max?: number };

/** Sample number. If the maximum is 100, uses 100, because a single row's percentage must be the whole. */
function sampleNumber(question: Question): number {
  const { min, max } = boundsOf(question);
  if (max === 100 && (min ?? 0) <= 100) return 100;
  const target = Math.max(min ?? 1, Math.min(max ?? Number.POSITIVE_INFINITY, min ?? 10));
  const step = Number(question.getPropertyValue('step')) || 0;
  const fits = step > 0 ? Math.ceil(target / step) * step : Math.ceil(target);
  return max !== undefined && fits > max ? max : fits;
}

function boundsOf(question: Question): Bounds {
  const numeric = question.validators.filter((one) => one.getType() === 'numericvalidator');
  const limits = [
    { min: question.getPropertyValue('min'), max: question.getPropertyValue('max') },
    ...numeric.map((one) => ({
      min: one.getPropertyValue('minValue'),
      max: one.getPropertyValue('maxValue'),
    })),
  ];
  const numbers = (values: unknown[]) =>
    values
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map(Number)
      .filter(Number.isFinite);
  const mins = numbers(limits.map((one) => one.min));
  const maxs = numbers(limits.map((one) => one.max));
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function sampleDate(question: Question): string {
  const min: unknown = question.getPropertyValue('min');
  const max: unknown = question.getPropertyValue('max');
  const usual = '2026-06-15';
  if (isDay(min) && usual < min) return min;
  if (isDay(max) && usual > max) return max;
  return usual;
}
