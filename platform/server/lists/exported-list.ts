/**
 * Types with which a module makes a list exportable as a file: its definition, row count and rows, and the
 * request of the exporting user. Columns and filters follow from the definition.
 */
import type { ZodType } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import type { ListDefinition } from '#platform/common/lists/define-list.ts';
import type { FilterTable } from '#platform/common/lists/filters.ts';
import type { Db } from '../database/connect.ts';
import type { SignedIn } from '../http/context.ts';
import type { Cells } from '../tables/cells.ts';
import { type ExportedColumn, fileCells, fileColumns } from './file-cells.ts';

/** An export request: user, filters and sort order. `db` is a consistent snapshot of the database. */
export type ListRequest = { db: Db; actor: SignedIn; filters: unknown; language: Language; at: Date };

type Source<Row> = {
  /** Prefix of its file names. */
  file: string;
  /** Writes data that must exist before the snapshot is taken. */
  before?: (db: Db, at: Date) => Promise<void>;
  /** Counts the rows, up to `most`. */
  count: (request: ListRequest, most: number) => Promise<number>;
  rows: (request: ListRequest) => AsyncIterable<Row[]>;
};

/** An exportable list: the query of its screen, its filters and columns, and its rows. */
export type ExportedList = Source<Cells> & {
  query: ZodType;
  filters: FilterTable;
  columns: readonly ExportedColumn[];
};

/** Makes a list exportable. A row without a value for every column of its file does not compile. */
export const exportOf = <List extends ListDefinition>(
  list: List & { Query: ZodType },
  { rows, ...source }: Source<FileRow<NoInfer<List>>>,
): ExportedList => ({
  ...source,
  query: list.Query,
  filters: list.Filters,
  columns: fileColumns(list),
  async *rows(request) {
    const cellsOf = fileCells(list, request.language);
    for await (const batch of rows(request)) yield batch.map(cellsOf);
  },
});
