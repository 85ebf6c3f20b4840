import { createHash } from 'node:crypto';
import {
  MatrixDropdownRowModelBase,
  type Model,
  type Question,
  type QuestionMatrixDropdownModelBase,
} from 'survey-core';
import { createLruCache } from '#platform/server/create-lru-cache.ts';
import { replaceMethod } from '../rules/replace-method.ts';
import { isBlank } from './check-answer.ts';
import { type IndependentTable, independentRows } from './independent-rows.ts';
import type { Form } from './model.ts';
import type { Answers } from './unsafe-answers.ts';

/*
 * A cell costs the engine as much as a question, and a table of a hundred rows is most of what judging a form costs.
 * Who saves again has changed a row or two. Rows that hang on nothing but themselves and were found right are
 * remembered, by a hash; their cells are not made again.
 */

const TABLES = 32;
const ROWS = 4000;
type Row = Readonly<Record<string, unknown>>;
type Memory = ReturnType<typeof createLruCache<true>>;

const memories = createLruCache<Memory>(TABLES);
/** The memory that a live table looks into. */
const memoryOf = new WeakMap<object, Memory>();

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

function memoryFor({ Text }: IndependentTable): Memory {
  const key = hash(Text);
  const memory = memories.of(key) ?? createLruCache<true>(ROWS);
  memories.keep(key, memory);
  return memory;
}

type Cells = { question: Question }[];
type LiveRow = { data: object; cells: Cells; value: Row };

/** Makes a row without its cells where it is known to be right; it answers with what it was made for. */
replaceMethod<LiveRow, [value: Row | undefined], void>(
  MatrixDropdownRowModelBase.prototype,
  'buildCells',
  (before) =>
    function (value) {
      if (!value || !memoryOf.get(this.data)?.of(hash(JSON.stringify(value))))
        return before.call(this, value);
      const copy = { get: () => structuredClone(value), set: () => undefined };
      Object.defineProperties(this, { value: copy, filteredValue: copy });
    },
);

const isTwice = (given: readonly unknown[]): boolean => {
  const values = given.filter((value) => !isBlank(value)).map((value) => String(value).toLocaleLowerCase());
  return new Set(values).size < values.length;
};

/** Two rows with one key are wrong together, though each may have been right. */
const hasDuplicates = (value: unknown, { Unique }: IndependentTable): boolean =>
  Array.isArray(value) && Unique.some((column) => isTwice(value.map((row: Row) => row[column])));

/** Callbacks that visit every cell: they notify renderers, and set the star in a column's heading. */
const NOOP_CELL_OBSERVERS = {
  onMatrixRowCreated: () => undefined,
  checkColumnsRenderedRequired: () => undefined,
};

export type Remembering = { Table: QuestionMatrixDropdownModelBase; Memory: Memory };

/** Lets the tables of this form pass over rows that are known; before it is filled in. */
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

/** Without an error, with nothing in a hidden cell, and answered just as it was given. */
const isRight = ({ cells, value }: Pick<LiveRow, 'cells' | 'value'>, given: string): boolean =>
  cells.length > 0 &&
  cells.every(({ question }) => question.errors.length === 0 && (question.isVisible || question.isEmpty())) &&
  JSON.stringify(value) === given;

/** Remembers the rows that turned out right; after everything was judged. */
export function rememberSettled(tables: readonly Remembering[], clean: Answers): void {
  for (const { Table, Memory } of tables) {
    const given = clean[Table.name];
    if (!Array.isArray(given)) continue;
    const live = Table.visibleRows;
    for (const [index, row] of given.entries()) {
      const text = JSON.stringify(row);
      const made = live[index];
      if (made && isRight(made, text)) Memory.keep(hash(text), true);
    }
  }
}
