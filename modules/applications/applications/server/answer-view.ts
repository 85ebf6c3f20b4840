/**
 * Builds one row of an application's answers tab: an answer compared with that of the last submission,
 * including changed table rows and files. Also decides whether an answer is blank.
 */
import type { AnswerValue, AnswerRow as FormRow } from '#modules/catalogue/forms/server/index.ts';
import type { AnswerRow } from '../rules/contract.ts';
import { diffTable } from '../rules/diff-table.ts';

type Table = NonNullable<AnswerRow['Table']>;

/**
 * Builds the display of one answer next to that of the last submission; `before` is undefined if there is
 * nothing to compare.
 */
export function answerView(row: FormRow, before: FormRow | null | undefined): AnswerRow {
  const now = valueView(row.Value);
  const earlier = before ? valueView(before.Value) : null;
  const isCompared = before !== undefined;
  const was = before ? plainText(before.Value) : '';
  const [isNew, isSame] = [
    was === '',
    was === plainText(row.Value) && areSameFiles(earlier?.Files, now.Files),
  ];
  const Kind = !isCompared || isSame ? 'SAME' : isNew ? 'ADDED' : isBlank(row.Value) ? 'REMOVED' : 'CHANGED';
  const keys = new Set(now.Files.map((file) => file.FileKey));
  const earlierKeys = new Set(earlier?.Files.map((file) => file.FileKey));
  return {
    Page: row.Page.Title,
    Field: row.Field,
    Title: row.Title,
    ...now,
    Before: Kind === 'SAME' ? null : was,
    Kind,
    TableChange: Kind === 'SAME' || !now.Table ? null : tableChange(earlier?.Table ?? null, now.Table),
    AddedFiles: isCompared ? [...keys].filter((key) => !earlierKeys.has(key)) : [],
    RemovedFiles: (earlier?.Files ?? []).filter((file) => !keys.has(file.FileKey)),
  };
}

/** The display of an answer from the last submission whose question is no longer shown. */
export const removedAnswerView = (before: FormRow): AnswerRow =>
  answerView({ ...before, Value: emptied(before.Value) }, before);

export const isBlank = (value: AnswerValue): boolean => plainText(value) === '';

const emptied = (value: AnswerValue): AnswerValue => {
  if (value.Kind === 'TABLE') return { ...value, Rows: [] };
  return value.Kind === 'FILES' ? { Kind: 'FILES', Files: [] } : { Kind: 'TEXT', Text: '' };
};

const tableChange = (before: Table | null, now: Table) => diffTable(before?.Rows ?? [], now.Rows);

/** Compares files by key, because two files with the same name are not the same file. */
const areSameFiles = (before: AnswerRow['Files'] = [], now: AnswerRow['Files'] = []): boolean =>
  before.map((file) => file.FileKey).join() === now.map((file) => file.FileKey).join();

function valueView(value: AnswerValue): Pick<AnswerRow, 'Text' | 'Table' | 'Files'> {
  if (value.Kind === 'TEXT') return { Text: value.Text, Table: null, Files: [] };
  if (value.Kind === 'FILES')
    return {
      Text: null,
      Table: null,
      Files: value.Files.map((file) => ({ FileKey: file.FileKey, Name: file.Name, Size: file.Size ?? 0 })),
    };
  return {
    Text: null,
    Table: {
      Columns: value.Columns.map((column) => column.Title),
      Rows: value.Rows.map((cells) => value.Columns.map((column) => cells[column.Field] ?? '')),
    },
    Files: [],
  };
}

/** An answer as plain text, for comparison and for the struck-through earlier answer. */
function plainText(value: AnswerValue): string {
  if (value.Kind === 'TEXT') return value.Text;
  if (value.Kind === 'FILES') return value.Files.map((file) => file.Name).join(', ');
  return value.Rows.map((cells) =>
    value.Columns.map((column) => cells[column.Field] ?? '')
      .filter(Boolean)
      .join(' · '),
  ).join('\n');
}
