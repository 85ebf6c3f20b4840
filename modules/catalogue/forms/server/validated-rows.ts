/**
 * Remembers table rows already found valid, so that validating a long form again skips unchanged rows.
 * Applies only to tables whose rows do not depend on other answers.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  MatrixDropdownRowModelBase,
  type Model,
  type Question,
  type QuestionMatrixDropdownModelBase,
} from 'survey-core';
import { replaceMethod } from '../rules/replace-method.ts';
import { isBlank } from './check-answer.ts';
import { type IndependentTable, independentRows } from './independent-rows.ts';
import type { Form } from './model.ts';
import type { Answers } from './unsafe-answers.ts';

/* A cell costs the engine as much as a question, so a table of a hundred rows dominates the cost of validation, while a user who saves again has changed only a row or two. Rows that depend only on themselves and were found valid are remembered by hash, and their cells are not created again. */

const TABLES = 32;
const ROWS = 4000;
type Row = Readonly<Record<string, unknown>>;
type Memory = LRUCache<string, true>;

const memories = new LRUCache<string, Memory>({ max: TABLES });
/** The memory that belongs to a table of a live model. */
const memoryOf = new WeakMap<object, Memory>();

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

function memoryFor({ Text }: IndependentTable): Memory {
  const key = hash(Text);
  const memory = memories.get(key) ?? new LRUCache<string, true>({ max: ROWS });
  memories.set(key, memory);
  return memory;
}

type Cells = { question: Question }[];
type LiveRow = { data: object; cells: Cells; value: Row };

/** Creates a row without cells if it is known to be valid; the row then returns the given value. */
replaceMethod<LiveRow, [value: Row | undefined], void>(
  MatrixDropdownRowModelBase.prototype,
  'buildCells',
  (before) =>
    function (value) {
      if (!value || !memoryOf.get(this.data)?.get(hash(JSON.stringify(value))))
        return before.call(this, value);
      const copy = { get: () => structuredClone(value), set: () => undefined };
      Object.defineProperties(this, { value: copy, filteredValue: copy });
    },
);

const isTwice = (cells: readonly unknown[]): boolean => {
  const values = cells.filter((value) => !isBlank(value)).map((value) => String(value).toLocaleLowerCase());
  return new Set(values).size < values.length;
};

/** Whether two rows share a key: together they are invalid, although each alone may be valid. */
const hasDuplicates = (value: unknown, { Unique }: IndependentTable): boolean =>
  Array.isArray(value) && Unique.some((column) => isTwice(value.map((row: Row) => row[column])));

/**
 * Disables callbacks that visit every cell: they notify renderers and set the asterisk in a column's
 * heading.
 */
const NOOP_CELL_OBSERVERS = {
  onMatrixRowCreated: () => undefined,
  checkColumnsRenderedRequired: () => undefined,
};

export type Remembering = { Table: QuestionMatrixDropdownModelBase; Memory: Memory };

/** Makes the form's tables skip rows known to be valid. Call it before the answers are set. */
export function skipSettledRows(model: Model, form: Form, accepted: Answers): Remembering[] {
  return independentRows(form).flatMap((table) => {
    const found = model.getQuestionByName(table.Name);
    if (!found || hasDuplicates(accepted[table.Name], table)) return [];
    const Memory = memoryFor(table);
    memoryOf.set(found, Memory);
    Object.assign(found, NOOP_CELL_OBSERVERS);
    return [{ Table: found as QuestionMatrixDropdownModelBase, Memory }];
  });
}

/** Whether a row has no error, no answer in a hidden cell, and an unchanged value. */
const isRight = ({ cells, value }: Pick<LiveRow, 'cells' | 'value'>, expectedJson: string): boolean =>
  cells.length > 0 &&
  cells.every(({ question }) => question.errors.length === 0 && (question.isVisible || question.isEmpty())) &&
  JSON.stringify(value) === expectedJson;

/** Remembers the valid rows. Call it after validation. */
export function rememberSettled(tables: readonly Remembering[], clean: Answers): void {
  for (const { Table, Memory } of tables) {
    const answerRows = clean[Table.name];
    if (!Array.isArray(answerRows)) continue;
    const live = Table.visibleRows;
    for (const [index, row] of answerRows.entries()) {
      const text = JSON.stringify(row);
      const made = live[index];
      if (made && isRight(made, text)) Memory.set(hash(text), true);
    }
  }
}
