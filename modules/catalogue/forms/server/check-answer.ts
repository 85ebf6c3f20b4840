/**
 * Checks that an applicant's answer to a question of any type has the required shape, options and limits
 * before the form engine sees it, and returns the storable value and its problems.
 */
import type {
  ItemValue,
  MultipleTextItemModel,
  Question,
  QuestionMatrixDropdownModelBase,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionPanelDynamicModel,
  QuestionSelectBase,
} from 'survey-core';
import { checkFiles } from './check-files.ts';
import { type Checked, checkBoolean, checkInput, checkRating, checkText, invalid } from './check-scalar.ts';
import type { Problem } from './problem.ts';

const values = (items: readonly ItemValue[]): unknown[] => items.map((item) => item.value);

/**
 * Values of the question's options, including the engine's "other" and "none" where the question shows them.
 */
const optionsOf = (question: Question): Set<unknown> => {
  const select = question as QuestionSelectBase;
  return new Set([...values(select.choices), ...values(select.visibleChoices)]);
};

const checkChoice = (question: Question, value: unknown): Checked =>
  optionsOf(question).has(value) ? { Value: value, Problems: [] } : invalid('ERR_ANSWER_CHOICE');

const checkChoices = (question: Question, value: unknown): Checked => {
  if (!Array.isArray(value)) return invalid('ERR_ANSWER_CHOICE');
  const options = optionsOf(question);
  const known = [...new Set<unknown>(value)].filter((item) => options.has(item));
  const Problems: Problem[] = known.length === value.length ? [] : [{ Code: 'ERR_ANSWER_CHOICE' }];
  const limit = Number(question.getPropertyValue('maxSelectedChoices')) || Number.POSITIVE_INFINITY;
  if (known.length > limit) Problems.push({ Code: 'ERR_ANSWER_CHOICES_MAX', Params: { limit } });
  return { Value: known, Problems };
};

/** Limits that apply to every answer in the portal; a question may set stricter ones. */
export type Limits = { charLimit: number; maxFiles: number };

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const longest = (question: Question, { charLimit }: Limits) => {
  const own = Number(question.getPropertyValue('maxLength'));
  return own > 0 ? Math.min(own, charLimit) : charLimit;
};

/** The questions that make up one row of a table or one panel of a list. */
export const partsOf = (question: Question): Question[] => {
  if (question.getType() === 'paneldynamic')
    return (question as QuestionPanelDynamicModel).template.questions;
  const matrix = question as QuestionMatrixDropdownModelBase;
  const columns = matrix.columns.map((column) => {
    // A column without its own options uses those of its table.
    if (Array.isArray(column.choices) && column.choices.length === 0) column.choices = matrix.choices;
    return column.templateQuestion;
  });
  return [...columns, ...matrix.detailPanel.questions];
};

/** Checks one row. Drops names that the form does not have, as for top-level answers. */
const checkRow = (parts: readonly Question[], row: Row, index: number, limits: Limits): Checked => {
  const entries: [string, unknown][] = [];
  const Problems: Problem[] = [];
  for (const part of parts) {
    const input = Object.hasOwn(row, part.name) ? row[part.name] : undefined;
    if (isBlank(input)) continue;
    const checked = checkAnswer(part, input, limits);
    if (checked.Value !== undefined) entries.push([part.name, checked.Value]);
    Problems.push(...checked.Problems.map((problem) => ({ ...problem, Row: index, Column: part.name })));
  }
  return { Value: Object.fromEntries(entries), Problems };
};

/** Each row costs the engine some milliseconds; a form may set a lower limit but never a higher one. */
const MAX_ROWS = 100;

const checkRows = (question: Question, value: unknown, limits: Limits): Checked => {
  if (!Array.isArray(value) || !value.every(isRow)) return invalid('ERR_ANSWER_ROWS');
  const isPanel = question.getType() === 'paneldynamic';
  const own = Number(question.getPropertyValue(isPanel ? 'maxPanelCount' : 'maxRowCount'));
  const limit = Math.min(own || MAX_ROWS, MAX_ROWS);
  const parts = partsOf(question);
  const rows = value.slice(0, limit).map((row, index) => checkRow(parts, row, index, limits));
  const Problems = rows.flatMap((row) => row.Problems);
  if (value.length > limit) Problems.push({ Code: 'ERR_ANSWER_ROWS_MAX', Params: { limit } });
  return { Value: rows.map((row) => row.Value), Problems };
};

/** Checks tables whose rows are named by the form: the answer is an object of rows. */
const checkNamedRows = (
  question: Question,
  value: unknown,
  check: (input: unknown, index: number) => Checked,
): Checked => {
  if (!isRow(value)) return invalid('ERR_ANSWER_ROWS');
  const names = (question as QuestionMatrixModel).rows.map((row) => String(row.value));
  const found = names.flatMap((name, index) =>
    Object.hasOwn(value, name) && !isBlank(value[name]) ? [{ name, ...check(value[name], index) }] : [],
  );
  const answeredRows = found.filter((row) => row.Value !== undefined);
  return {
    Value: Object.fromEntries(answeredRows.map((row) => [row.name, row.Value])),
    Problems: found.flatMap((row) => row.Problems),
  };
};

const checkMatrixDropdown = (question: Question, value: unknown, limits: Limits): Checked => {
  const parts = partsOf(question);
  return checkNamedRows(question, value, (row, index) =>
    isRow(row) ? checkRow(parts, row, index, limits) : invalid('ERR_ANSWER_ROWS'),
  );
};

const checkMatrix = (question: Question, value: unknown): Checked => {
  const columns = new Set<unknown>((question as QuestionMatrixModel).columns.map((column) => column.value));
  return checkNamedRows(question, value, (input) =>
    columns.has(input) ? { Value: input, Problems: [] } : invalid('ERR_ANSWER_CHOICE'),
  );
};

const checkMultipleText = (question: Question, value: unknown, limits: Limits): Checked => {
  if (!isRow(value)) return invalid('ERR_ANSWER_TEXT');
  const items: MultipleTextItemModel[] = (question as QuestionMultipleTextModel).items;
  return checkRow(
    items.map((item) => item.editor),
    value,
    0,
    limits,
  );
};

type Check = (question: Question, value: unknown, limits: Limits) => Checked;

/** Check per question type; a type that is not listed takes no answer. */
const CHECKS: Readonly<Record<string, Check>> = {
  text: (question, value, limits) => checkInput(question, value, longest(question, limits)),
  comment: (question, value, limits) => checkText(value, longest(question, limits)),
  dropdown: checkChoice,
  radiogroup: checkChoice,
  buttongroup: checkChoice,
  checkbox: checkChoices,
  tagbox: checkChoices,
  ranking: checkChoices,
  boolean: checkBoolean,
  rating: checkRating,
  file: (question, value, { maxFiles }) => checkFiles(question, value, maxFiles),
  matrixdynamic: checkRows,
  paneldynamic: checkRows,
  matrixdropdown: checkMatrixDropdown,
  matrix: checkMatrix,
  multipletext: checkMultipleText,
  // The form computes this value itself, so a submitted value is ignored.
  expression: () => ({ Problems: [] }),
};

/** Question types that take an answer. */
export const ANSWERABLE: ReadonlySet<string> = new Set(Object.keys(CHECKS));

/** Checks an answer's shape. The engine assumes the right shape and may throw otherwise. */
export function checkAnswer(question: Question, value: unknown, limits: Limits): Checked {
  const check = CHECKS[question.getType()];
  return check ? check(question, value, limits) : invalid('ERR_ANSWER_KIND');
}
