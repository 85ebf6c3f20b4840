/**
 * Shows a list's rows as a table on wider screens: headings that sort, rows that open their record, and
 * checkboxes where rows can be selected.
 */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Route } from '#platform/common/contract/define-route.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './list.module.css';
import { ListCheck, ListCheckPage } from './list-check.tsx';
import { ListRowTitle } from './list-row.tsx';
import type { Column } from './list-types.ts';
import type { ListViewProps } from './list-view-props.ts';
import type { ListState } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

type Props<R extends Route, Row> = ListViewProps<R, Row> & {
  rows: readonly Row[];
  state: ListState;
  chosen: Selection<Row>;
};

const cellClass = (column: Column<never>): string =>
  [column.align === 'end' && classes.end, column.from && classes[column.from]].filter(Boolean).join(' ');

export function ListTable<R extends Route, Row>({
  columns,
  rows,
  rowKey,
  rowHref,
  onRow,
  state,
  selection,
  chosen,
}: Props<R, Row>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.choose}>
                <ListCheckPage selection={chosen} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} state={state} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={rowHref || onRow ? classes.open : undefined}
              data-chosen={(selection && chosen.has(row)) || undefined}
            >
              {selection && (
                <td className={classes.choose}>
                  <ListCheck selection={chosen} row={row} name={selection.nameOf(row)} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} className={cellClass(column as Column<never>)}>
                  {column.isTitle ? (
                    <ListRowTitle href={rowHref?.(row)} onClick={onRow && (() => onRow(row))}>
                      {column.cell(row)}
                    </ListRowTitle>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const t = useText();
  const className = cellClass(column as Column<never>);
  if (!column.sort)
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  const isUp = state.sort === column.sort;
  const isDown = state.sort === `-${column.sort}`;
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        className={classes.sort}
        title={`${t('LIST_SORT')}: ${column.label}`}
        onClick={() => state.set({ Sort: isUp ? `-${column.sort}` : column.sort })}
      >
        {column.label}
        {isUp && <IconArrowUp size={14} aria-hidden="true" />}
        {isDown && <IconArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
