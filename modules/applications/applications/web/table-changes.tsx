/**
 * Shows a table answer compared with the last submission: added, removed and changed rows, with previous
 * values; in long tables unchanged rows are hidden at first.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { AnswerRow } from '../rules/contract.ts';
import classes from './answers-tab.module.css';
import tables from './table-changes.module.css';

type Row = NonNullable<AnswerRow['TableChange']>[number];
type Props = { title: string; columns: readonly string[]; rows: readonly Row[] };

/** Maximum number of rows up to which unchanged rows are shown from the start. */
const MAX_FULL_ROWS = 6;

/** Added, removed and changed rows; changed cells also show the previous value. */
export function TableChanges({ title, columns, rows }: Props) {
  const t = useText();
  const same = rows.filter((row) => row.Kind === 'SAME').length;
  const [isWhole, setIsWhole] = useState(rows.length <= MAX_FULL_ROWS);
  const count = (kind: Row['Kind']): number => rows.filter((row) => row.Kind === kind).length;
  const shown = rows.map((row, at) => ({ row, at })).filter(({ row }) => isWhole || row.Kind !== 'SAME');
  return (
    <>
      <p className={tables.sum}>
        {(['ADDED', 'CHANGED', 'REMOVED'] as const)
          .filter((kind) => count(kind) > 0)
          .map((kind) => t(`DIFF_ROWS_${kind}`, { count: count(kind) }))
          .join(' · ')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={title} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('DIFF_ROW')}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, at }) => (
              <tr key={at} className={tables[row.Kind]}>
                <th scope="row" className={tables.kind}>
                  <span className={row.Kind === 'SAME' ? 'visually-hidden' : undefined}>
                    {t(`DIFF_${row.Kind}`)}
                  </span>
                </th>
                {row.Cells.map((cell, column) => (
                  <td key={columns[column]} data-column={columns[column]}>
                    <span>
                      <Cell cell={cell} kind={row.Kind} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && same > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t('DIFF_SHOW_SAME', { count: same })}
        </Button>
      )}
    </>
  );
}

function Cell({ cell, kind }: { cell: Row['Cells'][number]; kind: Row['Kind'] }) {
  const t = useText();
  if (kind === 'REMOVED') return <del>{cell.Text}</del>;
  if (cell.Before === null) return cell.Text;
  return (
    <>
      {cell.Before !== '' && (
        <del className={classes.was}>
          <span className="visually-hidden">{t('ANSWERS_BEFORE')}</span>
          {cell.Before}
        </del>
      )}{' '}
      <ins className={classes.isNow}>
        <span className="visually-hidden">{t('ANSWERS_NOW')}</span>
        {cell.Text || t('ANSWERS_BLANK')}
      </ins>
    </>
  );
}
