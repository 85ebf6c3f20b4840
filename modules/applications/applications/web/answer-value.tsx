/** Displays one form answer as text, table or files, optionally compared with the previous submission. */

import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AnswerRow } from '../rules/contract.ts';
import classes from './answers-tab.module.css';
import { TableChanges } from './table-changes.tsx';

type Props = { title: string; table: NonNullable<AnswerRow['Table']> };

function AnswerTable({ title, table }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no key and never move
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={table.Columns[column]} data-column={table.Columns[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One answer; in comparison mode the previous value is shown next to it. */
export function AnswerValue({ row, isCompared }: { row: AnswerRow; isCompared: boolean }) {
  if (!isCompared || row.Kind === 'SAME') return <Value row={row} />;
  if (row.TableChange)
    return <TableChanges title={row.Title} columns={row.Table?.Columns ?? []} rows={row.TableChange} />;
  if (row.AddedFiles.length > 0 || row.RemovedFiles.length > 0) return <FileChanges row={row} />;
  return <TextChange row={row} />;
}

function TextChange({ row }: { row: AnswerRow }) {
  const t = useText();
  return (
    <>
      {row.Before && (
        <del className={classes.was}>
          <span className="visually-hidden">{t('ANSWERS_BEFORE')}</span>
          {row.Before}
        </del>
      )}{' '}
      <ins className={classes.isNow}>
        <span className="visually-hidden">{t('ANSWERS_NOW')}</span>
        <Value row={row} />
      </ins>
    </>
  );
}

function FileChanges({ row }: { row: AnswerRow }) {
  const t = useText();
  const added = new Set(row.AddedFiles);
  return (
    <Stack gap="xs">
      {row.RemovedFiles.length > 0 && (
        <del className={classes.goneFiles}>
          <Words as="span" isBlock tone="soft" size="xs" weight="strong">
            {t('DIFF_FILES_REMOVED')}
          </Words>
          <FileList files={row.RemovedFiles} />
        </del>
      )}
      {row.Files.some(({ FileKey }) => added.has(FileKey)) && (
        <ins className={classes.isNowBlock}>
          <Words as="span" isBlock tone="soft" size="xs" weight="strong">
            {t('DIFF_FILES_ADDED')}
          </Words>
          <FileList files={row.Files.filter(({ FileKey }) => added.has(FileKey))} />
        </ins>
      )}
      <FileList files={row.Files.filter(({ FileKey }) => !added.has(FileKey))} />
    </Stack>
  );
}

function Value({ row }: { row: AnswerRow }) {
  const t = useText();
  if (row.Files.length > 0) return <FileList files={row.Files} />;
  if (row.Table && row.Table.Rows.length > 0) return <AnswerTable title={row.Title} table={row.Table} />;
  return row.Text ? (
    <Words as="span" breaks="written">
      {row.Text}
    </Words>
  ) : (
    <span className={classes.blank}>{t('ANSWERS_BLANK')}</span>
  );
}
