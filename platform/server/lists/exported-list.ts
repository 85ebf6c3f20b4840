/**
 * Types with which a module makes a list exportable as a file: its query, filters, columns, row count and
 * rows, and the request of the exporting user.
 */
import type { ZodType } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Db } from '../database/connect.ts';
import type { SignedIn } from '../http/context.ts';
import type { Cells } from '../tables/cells.ts';
import type { FilterValue } from './filter-value.ts';

/** An export request: user, filters and sort order. `db` is a consistent snapshot of the database. */
export type ListRequest = { db: Db; actor: SignedIn; filters: unknown; language: Language; at: Date };

/** Id of the corresponding column on the screen (or an own id), and the text key of its heading. */
export type ExportedColumn = readonly [id: string, head: TextKey];

/** An exportable list: the query of its screen, its columns, and its rows with a cell per column. */
export type ExportedList = {
  query: ZodType;
  /** How each filter's value is written; created with `filterValues(query)`, which requires all of them. */
  filters: Readonly<Record<string, FilterValue>>;
  /** Prefix of its file names. */
  file: string;
  columns: readonly ExportedColumn[];
  /** Writes data that must exist before the snapshot is taken. */
  before?: (db: Db, at: Date) => Promise<void>;
  /** Counts the rows, up to `most`. */
  count: (request: ListRequest, most: number) => Promise<number>;
  rows: (request: ListRequest) => AsyncIterable<Cells[]>;
};
