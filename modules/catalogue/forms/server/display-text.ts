import type { Question } from 'survey-core';
import type { Language } from '#platform/common/i18n/language.ts';
import { isBlank } from './check-answer.ts';
import { isDate, isMoney } from './check-scalar.ts';

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

const DATES = {
  EN: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  CHT: new Intl.DateTimeFormat('zh-HK', { dateStyle: 'long', timeZone: 'UTC' }),
  CHS: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
};

const moneyText = (question: Question, amount: number) => {
  const settings: { prefix?: string; suffix?: string } = question.getPropertyValue('maskSettings') ?? {};
  return `${settings.prefix ?? ''}${AMOUNT.format(amount)}${settings.suffix ?? ''}`;
};

/** One answer as a person reads it: the options' titles, thousands separators, money with two decimals, dates in the language's way. */
export const displayText = (question: Question, language: Language): string => {
  const value: unknown = question.value;
  if (isBlank(value)) return '';
  if (typeof value === 'number') {
    if (isMoney(question)) return moneyText(question, value);
    if (['text', 'expression'].includes(question.getType())) return NUMBER.format(value);
  }
  if (question.getPropertyValue('inputType') === 'date' && isDate(value))
    return DATES[language].format(new Date(value));
  const shown: unknown = question.displayValue;
  return typeof shown === 'string' ? shown : String(shown ?? '');
};
