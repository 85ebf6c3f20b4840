import type { Route } from '@assay/shared/contract/define-route.ts';
import classes from './list.module.css';
import { ListRowTitle } from './list-row.tsx';
import type { ListViewProps } from './list-view.tsx';
import type { ListState } from './use-list-state.ts';

type Props<R extends Route, Row> = ListViewProps<R, Row> & { rows: readonly Row[]; state: ListState };

/** The same rows for a phone: one card each, its title first, the rest as named facts. */
export function ListCards<R extends Route, Row>({ columns, rows, rowKey, rowHref, onRow }: Props<R, Row>) {
  const title = columns.find((column) => column.isTitle);
  const badge = columns.find((column) => column.isBadge);
  const facts = columns.filter((column) => column !== title && column !== badge && column.from !== 'lg');
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.card}>
          <div className={classes.cardTop}>
            <ListRowTitle href={rowHref?.(row)} onClick={onRow && (() => onRow(row))}>
              {title?.cell(row)}
            </ListRowTitle>
            {badge && <span>{badge.cell(row)}</span>}
          </div>
          <dl className={classes.facts}>
            {facts
              .map((column) => ({ column, value: column.cell(row) }))
              .filter(({ value }) => value !== null && value !== '')
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
