import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import type { AnswerRow } from '../rules/contract.ts';
import { AnswerTable } from './answer-table.tsx';
import classes from './answers-tab.module.css';
import { TableChanges } from './table-changes.tsx';

/** One answer; compared, what was there before stands beside it. */
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
    <div className={classes.files}>
      {row.RemovedFiles.length > 0 && (
        <del className={classes.goneFiles}>
          <span className={classes.kind}>{t('DIFF_FILES_REMOVED')}</span>
          <FileList files={row.RemovedFiles} />
        </del>
      )}
      {row.Files.some(({ FileKey }) => added.has(FileKey)) && (
        <ins className={classes.isNowBlock}>
          <span className={classes.kind}>{t('DIFF_FILES_ADDED')}</span>
          <FileList files={row.Files.filter(({ FileKey }) => added.has(FileKey))} />
        </ins>
      )}
      <FileList files={row.Files.filter(({ FileKey }) => !added.has(FileKey))} />
    </div>
  );
}

function Value({ row }: { row: AnswerRow }) {
  const t = useText();
  if (row.Files.length > 0) return <FileList files={row.Files} />;
  if (row.Table && row.Table.Rows.length > 0) return <AnswerTable title={row.Title} table={row.Table} />;
  return row.Text ? (
    <span className={classes.text}>{row.Text}</span>
  ) : (
    <span className={classes.blank}>{t('ANSWERS_BLANK')}</span>
  );
}
