import type { ZodType } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Db } from '../database/connect.ts';
import type { SignedIn } from '../http/context.ts';
import type { Cells } from '../tables/cells.ts';
import type { FilterValue } from './filter-value.ts';

/** Who asks for a list, and how it is narrowed and sorted. `db` is one moment of the database. */
export type ListRequest = { db: Db; actor: SignedIn; filters: unknown; language: Language; at: Date };

/** The id of the column on the screen that shows it (or one of its own), and the text key of its head. */
export type ExportedColumn = readonly [id: string, head: TextKey];

/** A list that can be taken along: the query of its screen, its columns, and its rows with a cell for each of them. */
export type ExportedList = {
  query: ZodType;
  /** How the value of each filter is written; made with `filterValues(query)`, which knows every one of them. */
  filters: Readonly<Record<string, FilterValue>>;
  /** What its files begin with. */
  file: string;
  columns: readonly ExportedColumn[];
  /** What has to be written before that moment of the database. */
  before?: (db: Db, at: Date) => Promise<void>;
  /** How many rows there are, never more than `most`. */
  count: (asked: ListRequest, most: number) => Promise<number>;
  rows: (asked: ListRequest) => AsyncIterable<Cells[]>;
};
