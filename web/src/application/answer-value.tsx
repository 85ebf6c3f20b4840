import type { AnswerRow } from '@assay/shared/application/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { FileList } from '../ui/file-list.tsx';
import classes from './answers-tab.module.css';

/** One answer; compared, the earlier one stands struck through before it. */
export function AnswerValue({ row, isCompared }: { row: AnswerRow; isCompared: boolean }) {
  const t = useText();
  const isChanged = isCompared && row.Before !== null;
  const value = <Value row={row} />;
  if (!isChanged) return value;
  return (
    <>
      {row.Before !== '' && (
        <del className={classes.was}>
          <span className="visually-hidden">{t('ANSWERS_BEFORE')}</span>
          {row.Before}
        </del>
      )}{' '}
      <ins className={row.Text === null ? classes.isNowBlock : classes.isNow}>
        <span className="visually-hidden">{t('ANSWERS_NOW')}</span>
        {value}
      </ins>
    </>
  );
}

function Value({ row }: { row: AnswerRow }) {
  const t = useText();
  if (row.Files.length > 0) return <FileList files={row.Files} />;
  if (row.Table) return <AnswerTable title={row.Title} table={row.Table} />;
  return row.Text ? (
    <span className={classes.text}>{row.Text}</span>
  ) : (
    <span className={classes.blank}>{t('ANSWERS_BLANK')}</span>
  );
}

function AnswerTable({ title, table }: { title: string; table: NonNullable<AnswerRow['Table']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard
    <section className={classes.scroll} aria-label={title} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {table.Columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.Rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name and never move
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={table.Columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
