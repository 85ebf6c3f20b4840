import type { Question } from 'survey-core';
import { z } from 'zod';
import { type Cell, cellsOf } from './cells.ts';
import { isBlank, partsOf } from './check-answer.ts';
import { fileEntry } from './check-files.ts';
import { displayText } from './display-text.ts';
import { type Form, formModel, type Language } from './model.ts';
import { visibleAnswers } from './visible-answers.ts';

export type AnswerFile = { FileKey: string; Name: string; Type: string; Size?: number };

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

const cellText = (cell: Cell): string =>
  cell.Question.getType() === 'file'
    ? filesOf(cell.Question.value)
        .map((file) => file.Name)
        .join(', ')
    : displayText(cell.Question);

const tableOf = (question: Question): AnswerValue => {
  const rows = new Map<number, Record<string, string>>();
  for (const cell of isBlank(question.value) ? [] : cellsOf(question)) {
    const row = rows.get(cell.Row ?? 0) ?? {};
    if (cell.Question.isVisible) row[cell.Column ?? ''] = cellText(cell);
    rows.set(cell.Row ?? 0, row);
  }
  const columns = partsOf(question).map((part) => ({ Field: part.name, Title: part.title }));
  return { Kind: 'TABLE', Columns: columns, Rows: [...rows.values()] };
};

const valueOf = (question: Question): AnswerValue => {
  const type = question.getType();
  if (type === 'file') return { Kind: 'FILES', Files: filesOf(question.value) };
  if (['matrixdynamic', 'matrixdropdown', 'paneldynamic'].includes(type)) return tableOf(question);
  return { Kind: 'TEXT', Text: displayText(question) };
};

const SILENT = new Set(['html', 'image', 'empty']);

/** The form as it reads when filled in: every visible question in order, with its answer in one language. Expects clean answers. */
export const answerRows = (
  form: Form,
  cleanAnswers: Readonly<Record<string, unknown>>,
  locale: Language,
): AnswerRow[] => {
  const model = formModel(form, locale);
  visibleAnswers(model, cleanAnswers);
  const rows = model
    .getAllQuestions()
    .filter((question) => question.isVisible && question.isParentVisible && !SILENT.has(question.getType()))
    .map((question) => ({
      Page: { Name: question.page?.name ?? '', Title: question.page?.title ?? '' },
      Field: question.name,
      Title: question.title,
      Value: valueOf(question),
    }));
  model.dispose();
  return rows;
};
