/**
 * Columns of a list definition: heading, kind of value and sort order, for the screen and for exported
 * files, and the values that each kind expects.
 */
import type { Localized } from '../contract/shapes.ts';
import type { TextKey } from '../i18n/texts.ts';
import { type NamedCodes, namedCodes, type PrefixFor } from './filters.ts';

type PlainKind = 'TEXT' | 'NUMBER' | 'DATE' | 'MOMENT' | 'MONEY' | 'NAME' | 'YES_NO';

/** A column whose value is a code, named by a text. */
export type CodeColumn = Pick<NamedCodes, 'Text'> & { Kind: 'CODE' };

export type ListColumn = {
  Label: TextKey;
  /** Name of the sort order by this column; absent: not sortable. */
  Sort?: string;
  /** The column exists on the screen only, or in files only. */
  Only?: 'SCREEN' | 'FILE';
  /**
   * Id of the screen's column that shows this value; a file has it as a separate column, whenever that
   * column is chosen.
   */
  With?: string;
} & ({ Kind: PlainKind } | CodeColumn);
export type ColumnTable = Readonly<Record<string, ListColumn>>;

/** Kind of a column with codes that are named by texts with a prefix. */
export const code = <const Code extends string, const Prefix extends string>(
  codes: readonly Code[],
  texts: Prefix & PrefixFor<Prefix, Code>,
): CodeColumn => ({ Kind: 'CODE', Text: namedCodes(codes, texts).Text });

type Values = {
  TEXT: string | null;
  NUMBER: number | null;
  /** A day, or a timestamp of which the date in Hong Kong is shown. */
  DATE: string | Date | null;
  MOMENT: string | Date | null;
  /** Cents. */
  MONEY: number | null;
  NAME: Localized | null;
  YES_NO: boolean;
  CODE: string | null;
};
/** Value that a column of a kind expects. */
export type ColumnValue<Column extends { Kind: keyof Values }> = Values[Column['Kind']];

/** Ids of the columns that the screen shows. */
export type ScreenColumn<Columns extends ColumnTable> = {
  [Id in keyof Columns]: Columns[Id] extends { Only: 'FILE' } | { With: string } ? never : Id;
}[keyof Columns] &
  string;

/** Ids of the columns of an exported file. */
type FileColumn<Columns extends ColumnTable> = {
  [Id in keyof Columns]: Columns[Id] extends { Only: 'SCREEN' } ? never : Id;
}[keyof Columns] &
  string;

/** One row of an exported file: a value for every column. */
export type FileRow<List extends { Columns: ColumnTable }> = {
  [Id in FileColumn<List['Columns']>]: ColumnValue<List['Columns'][Id]>;
};
