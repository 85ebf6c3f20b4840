import type { Route } from '#platform/common/contract/define-route.ts';
import classes from './list.module.css';
import { ListCheck, ListCheckPage } from './list-check.tsx';
import { ListRowTitle } from './list-row.tsx';
import type { ListViewProps } from './list-view-props.ts';
import type { ListState } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

type Props<R extends Route, Row> = ListViewProps<R, Row> & {
  rows: readonly Row[];
  state: ListState;
  chosen: Selection<Row>;
};

/**
 * Shows a list's rows as cards on a phone: title and badge first, other columns as labelled facts, with a
 * checkbox where rows can be selected.
 */
export function ListCards<R extends Route, Row>(props: Props<R, Row>) {
  const { columns, rows, rowKey, rowHref, onRow, selection, chosen } = props;
  const title = columns.find((column) => column.isTitle);
  const badge = columns.find((column) => column.isBadge);
  const facts = columns.filter((column) => column !== title && column !== badge && column.from !== 'lg');
  return (
    <ul className={classes.cards}>
      {selection && (
        <li className={classes.choosePage}>
          <ListCheckPage selection={chosen} hasLabel />
        </li>
      )}
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={classes.card}
          data-chosen={(selection && chosen.has(row)) || undefined}
        >
          <div className={classes.cardTop}>
            <span className={classes.cardName}>
              {selection && <ListCheck selection={chosen} row={row} name={selection.nameOf(row)} />}
              <ListRowTitle href={rowHref?.(row)} onClick={onRow && (() => onRow(row))}>
                {title?.cell(row)}
              </ListRowTitle>
            </span>
            {badge && <span>{badge.cell(row)}</span>}
          </div>
          <dl className={classes.facts}>
            {facts
              .map((column) => ({ column, value: column.cell(row) }))
              .filter(({ value }) => value !== null && value !== '' && value !== false)
              .map(({ column, value }) => (
                <div key={column.id}>
                  <dt>{column.label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
