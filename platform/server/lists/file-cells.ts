/**
 * Columns of an exported file, and the conversion of a row's values to cells: dates, amounts, names and
 * codes by the kind of their column in the list definition.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type TextKey, translate } from '#platform/common/i18n/texts.ts';
import { translateCode } from '#platform/common/lists/code-text.ts';
import type { ColumnValue, FileRow, ListColumn } from '#platform/common/lists/columns.ts';
import type { ListDefinition } from '#platform/common/lists/define-list.ts';
import { type Cell, type Cells, dayCell } from '../tables/cells.ts';

/** Id of the corresponding column on the screen (or an own id), and the text key of its heading. */
export type ExportedColumn = readonly [id: string, head: TextKey];

const isInFile = ([, column]: [string, ListColumn]): boolean => column.Only !== 'SCREEN';

/** Columns of a file, each with the id of the screen's column to which it belongs. */
export const fileColumns = ({ Columns }: ListDefinition): ExportedColumn[] =>
  Object.entries(Columns)
    .filter(isInFile)
    .map(([id, { With, Label }]) => [With ?? id, Label]);

/** Returns the function that converts a row to its cells, in the order of the columns. */
export function fileCells<List extends ListDefinition>(
  { Columns }: List,
  language: Language,
): (row: FileRow<List>) => Cells {
  const cells = Object.entries<ListColumn>(Columns)
    .filter(isInFile)
    .map(([id, column]) => ({ id, toCell: converter(column, language) }));
  return (row) => cells.map(({ id, toCell }) => toCell((row as Record<string, Value>)[id] ?? null));
}

type Value = ColumnValue<ListColumn> | null;

/** Returns the conversion of a column's values, which are of the type that its kind expects. */
function converter(column: ListColumn, language: Language): (value: Value) => Cell {
  const toCell = (value: NonNullable<Value>): Cell => {
    if (typeof value === 'boolean') return translate(value ? 'LIST_YES' : 'LIST_NO', language);
    if (typeof value === 'number') return column.Kind === 'MONEY' ? { Cents: value } : value;
    if (column.Kind === 'DATE') return dayCell(dayOf(value as string | Date));
    if (column.Kind === 'MOMENT') return { At: new Date(value as string | Date) };
    if (column.Kind === 'CODE') return translateCode(column.Text(String(value)), language);
    return typeof value === 'string' ? value : localizedText(value as Localized, language);
  };
  return (value) => (value === null ? null : toCell(value));
}

/** A date as it is; of a timestamp, the date in Hong Kong. */
const dayOf = (value: string | Date): string =>
  typeof value === 'string' && value.length === 'YYYY-MM-DD'.length ? value : hongKongDate(new Date(value));
