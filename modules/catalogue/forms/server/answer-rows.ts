/** Converts an application's answers to readable rows, in one language, for screens and documents. */
import type { PageModel, Question } from 'survey-core';
import { z } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import { type Cell, cellsOf } from './cells.ts';
import { isBlank, partsOf } from './check-answer.ts';
import { fileEntry } from './check-files.ts';
import { isCurrency, isDate } from './check-scalar.ts';
import { type Form, withModel } from './model.ts';
import type { Answers } from './unsafe-answers.ts';
import { isVisible, visibleAnswers } from './visible-answers.ts';

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

const DATES = {
  EN: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  CHT: new Intl.DateTimeFormat('zh-HK', { dateStyle: 'long', timeZone: 'UTC' }),
  CHS: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
};

const currencyText = (question: Question, amount: number) => {
  const settings: { prefix?: string; suffix?: string } = question.getPropertyValue('maskSettings') ?? {};
  return `${settings.prefix ?? ''}${AMOUNT.format(amount)}${settings.suffix ?? ''}`;
};

/** Lists the chosen options; the form engine itself joins them with an English comma in every language. */
const optionsText = (question: Question, chosen: readonly unknown[], language: Language): string =>
  chosen.map((one) => String(question.getDisplayValue(false, [one]))).join(language === 'EN' ? ', ' : '、');

/**
 * Formats one answer for reading: option titles, thousands separators, money with two decimals, dates in the
 * language's format.
 */
const displayText = (question: Question, language: Language): string => {
  const value: unknown = question.value;
  if (isBlank(value)) return '';
  if (typeof value === 'number') {
    if (isCurrency(question)) return currencyText(question, value);
    if (['text', 'expression'].includes(question.getType())) return NUMBER.format(value);
  }
  if (question.getPropertyValue('inputType') === 'date' && isDate(value))
    return DATES[language].format(new Date(value));
  if (Array.isArray(value) && ['checkbox', 'tagbox'].includes(question.getType()))
    return optionsText(question, value, language);
  const shown: unknown = question.displayValue;
  return typeof shown === 'string' ? shown : String(shown ?? '');
};

type AnswerFile = { FileKey: string; Name: string; Type: string; Size?: number };

export type AnswerValue =
  | { Kind: 'TEXT'; Text: string }
  | { Kind: 'TABLE'; Columns: { Field: string; Title: string }[]; Rows: Record<string, string>[] }
  | { Kind: 'FILES'; Files: AnswerFile[] };

export type AnswerRow = {
  Page: { Name: string; Title: string };
  Field: string;
  Title: string;
  Value: AnswerValue;
};

const toFile = ({ content, name, type, size }: z.infer<typeof fileEntry>): AnswerFile => ({
  FileKey: content,
  Name: name,
  Type: type,
  ...(size === undefined ? {} : { Size: size }),
});

const filesOf = (value: unknown): AnswerFile[] =>
  (z.array(fileEntry).safeParse(value).data ?? []).map(toFile);

const cellText = (cell: Cell, language: Language): string =>
  cell.Question.getType() === 'file'
    ? filesOf(cell.Question.value)
        .map((file) => file.Name)
        .join(', ')
    : displayText(cell.Question, language);

/** Whether a row has any text. The engine starts a table with an empty row for typing, which is not shown. */
const hasText = (row: Record<string, string>) => Object.values(row).some((text) => text !== '');

const tableOf = (question: Question, language: Language): AnswerValue => {
  const rows = new Map<number, Record<string, string>>();
  for (const cell of cellsOf(question)) {
    const row = rows.get(cell.Row ?? 0) ?? {};
    if (cell.Question.isVisible) row[cell.Column ?? ''] = cellText(cell, language);
    rows.set(cell.Row ?? 0, row);
  }
  const columns = partsOf(question).map((part) => ({ Field: part.name, Title: part.title }));
  return { Kind: 'TABLE', Columns: columns, Rows: [...rows.values()].filter(hasText) };
};

const answerOf = (question: Question, language: Language): AnswerValue => {
  const type = question.getType();
  if (type === 'file') return { Kind: 'FILES', Files: filesOf(question.value) };
  if (['matrixdynamic', 'matrixdropdown', 'paneldynamic'].includes(type)) return tableOf(question, language);
  return { Kind: 'TEXT', Text: displayText(question, language) };
};

const SILENT = new Set(['html', 'image', 'empty']);

const toRow = (question: Question, language: Language): AnswerRow => {
  const page = question.page as PageModel;
  return {
    Page: { Name: page.name, Title: page.title },
    Field: question.name,
    Title: question.title,
    Value: answerOf(question, language),
  };
};

/** Returns every visible question in order with its answer in one language. Takes clean answers. */
export const answerRows = (form: Form, cleanAnswers: Answers, locale: Language): AnswerRow[] =>
  withModel(form, locale, (model) => {
    visibleAnswers(model, cleanAnswers);
    return model
      .getAllQuestions()
      .filter((question) => isVisible(question) && !SILENT.has(question.getType()))
      .map((question) => toRow(question, locale));
  });
