/**
 * Columns of a list's screen from its definition: headings and sort orders, and for each column either the
 * value, formatted by the column's kind, or a cell of its own.
 */
import type { ReactNode } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { ColumnValue, ListColumn, ScreenColumn } from '#platform/common/lists/columns.ts';
import type { ListDefinition } from '#platform/common/lists/define-list.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Column } from './list-types.ts';

type Layout<Row> = Omit<Column<Row>, 'id' | 'label' | 'sort' | 'cell'>;
type Shown<Row, Value> = Layout<Row> &
  ({ cell: (row: Row) => ReactNode } | { value: (row: Row) => Exclude<Value, Date> });

/** What the screen shows in each column, in its order. */
export type ShownColumns<List extends ListDefinition, Row> = {
  [Id in ScreenColumn<List['Columns']>]: Shown<Row, ColumnValue<List['Columns'][Id]>>;
};

/** Hook that returns the columns of a list. One that the screen does not show does not compile. */
export function useListColumns<List extends ListDefinition, Row>(
  { Columns }: List,
  shown: ShownColumns<List, Row>,
): Column<Row>[] {
  const t = useText();
  const cellOf = useCell();
  return Object.entries(shown as Readonly<Record<string, Shown<Row, never>>>).flatMap(([id, content]) => {
    const column = Columns[id];
    if (!column) return [];
    const { Label, Sort } = column;
    const own = { id, label: t(Label), ...(Sort && { sort: Sort }) };
    if ('cell' in content) return { ...own, ...content };
    const { value, ...layout } = content;
    const isAmount = column.Kind === 'MONEY' || column.Kind === 'NUMBER';
    const cell = (row: Row) => cellOf(column, value(row));
    return { ...own, ...(isAmount && { align: 'end' }), ...layout, cell } satisfies Column<Row>;
  });
}

/** Formats a value by the kind of its column. */
function useCell(): (column: ListColumn, value: unknown) => ReactNode {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figure = (text: string) => <span className="num nowrap">{text}</span>;
  return (column, value) => {
    if (column.Kind === 'DATE') return figure(format.date(value as string | null));
    if (column.Kind === 'MOMENT') return figure(format.dateTime(value as string | null));
    if (column.Kind === 'MONEY') return value === null ? null : figure(format.amount(value as number));
    if (column.Kind === 'NAME') return localized(value as Localized | null);
    if (column.Kind === 'YES_NO') return t(value ? 'LIST_YES' : 'LIST_NO');
    if (column.Kind !== 'CODE' || value === null) return value as string | number | null;
    const text = column.Text(value as string);
    return typeof text === 'string' ? t(text) : t(text[0], text[1]);
  };
}
