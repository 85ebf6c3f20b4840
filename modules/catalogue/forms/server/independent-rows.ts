/** Finds tables whose rows can be validated independently, so that unchanged rows need no revalidation. */
import { formNodes, nameOf } from '../rules/walk.ts';
import type { Form } from './model.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Properties that a table and its columns may have for rows to be independent; excludes those that create
 * rows or compute totals.
 */
const OF_TABLE = new Set(
  'type name title description columns choices cellType rowCount minRowCount maxRowCount keyName keyDuplicationError isRequired requiredIf visibleIf requiredErrorText addRowText removeRowText noRowsText confirmDelete confirmDeleteText columnMinWidth prefill'.split(
    ' ',
  ),
);
const OF_COLUMN = new Set(
  'name title cellType inputType isRequired requiredIf visibleIf requiredErrorText choices min max step maxLength rows minWidth width placeholder labelTrue labelFalse valueTrue valueFalse validators isUnique'.split(
    ' ',
  ),
);

const onlyHas = (json: Json, known: ReadonlySet<string>): boolean =>
  Object.keys(json).every((key) => known.has(key));

const CONDITION = /If$|^expression$/i;
/** References to other answers, or function calls such as today's date. */
const EXTERNAL_REFERENCE = /\{(?!row\.\w+\})|\w\s*\(/;

/** Whether every condition and rule inside `value` depends only on its own row. */
function dependsOnRowOnly(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(dependsOnRowOnly);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) =>
    CONDITION.test(key) && typeof inner === 'string'
      ? !EXTERNAL_REFERENCE.test(inner)
      : dependsOnRowOnly(inner),
  );
}

const isSimple = ({ columns, ...table }: Json): boolean =>
  table.type === 'matrixdynamic' &&
  onlyHas(table, OF_TABLE) &&
  Array.isArray(columns) &&
  columns.every((column: Json) => onlyHas(column, OF_COLUMN)) &&
  dependsOnRowOnly(columns);

/** Whether another part refers to rows of the table. References to the table's whole answer are allowed. */
function isReferencedElsewhere(all: string, name: string): boolean {
  const inBraces = new RegExp(`\\{#?${name}\\s*[^}\\s]`);
  return inBraces.test(all) || /"(choicesFromQuestion|valueName)"|(display|property)Value\(/.test(all);
}

export type IndependentTable = { Name: string; Unique: readonly string[]; Text: string };

/** Returns the tables whose rows are valid or invalid on their own, regardless of other rows and answers. */
export function independentRows(form: Form): IndependentTable[] {
  const all = JSON.stringify(form);
  const { pages: _pages, ...around } = form;
  return formNodes(form).flatMap((node) => {
    const Name = nameOf(node);
    if (!/^\w+$/.test(Name) || !isSimple(node.Json) || isReferencedElsewhere(all, Name)) return [];
    const columns = node.Json.columns as Json[];
    const unique = columns.filter(({ isUnique }) => isUnique === true).map(({ name }) => String(name));
    const key = node.Json.keyName;
    const Unique = typeof key === 'string' && key !== '' ? [...unique, key] : unique;
    return [{ Name, Unique, Text: JSON.stringify([around, node.Json]) }];
  });
}
