/**
 * Definition of a list: its filters and columns, from which the query of its route, the controls and
 * headings on the screen, and the columns and descriptions of its exports are derived.
 */
import type { output, ZodRawShape } from 'zod';
import { listQuery } from '../contract/list.ts';
import type { ColumnTable } from './columns.ts';
import type { FilterTable } from './filters.ts';

/** The definition of any list. */
export type ListDefinition = { Filters: FilterTable; Columns: ColumnTable };

export type FilterName<List extends ListDefinition> = Extract<keyof List['Filters'], string>;
/** Value of a filter that is set, as the route's query has it. */
export type FilterOutput<List extends ListDefinition, Name extends FilterName<List>> = NonNullable<
  output<List['Filters'][Name]['Schema']>
>;
/** Names of the ranges of days, such as `Due` for `DueFrom` and `DueTo`. */
export type RangeName<List extends ListDefinition> = {
  [Name in FilterName<List>]: Name extends `${infer Range}From` ? Range : never;
}[FilterName<List>];

type ColumnSort<Columns extends ColumnTable> = {
  [Id in keyof Columns]: Columns[Id] extends { Sort: infer Sort extends string } ? Sort : never;
}[keyof Columns];
/** Names of the sort orders of a list. */
export type SortName<List extends { Sorts: readonly string[] }> = List['Sorts'][number];

type Shape<Filters extends FilterTable> = { [Name in keyof Filters]: Filters[Name]['Schema'] };

/** Schemas of the filters, for the query of a route. */
export const filterSchemas = <Filters extends FilterTable>(filters: Filters): Shape<Filters> =>
  Object.fromEntries(Object.entries(filters).map(([name, { Schema }]) => [name, Schema])) as Shape<Filters>;

/**
 * Defines a list. `Sorts` names sort orders without a column of their own. `Query` is the query of the
 * list's route.
 */
export function defineList<
  const Filters extends FilterTable,
  const Columns extends ColumnTable,
  const Extra extends string = never,
>({ Filters, Columns, Sorts: extra = [] }: { Filters: Filters; Columns: Columns; Sorts?: readonly Extra[] }) {
  type Sort = ColumnSort<Columns> | Extra;
  const ofColumns = Object.values(Columns).flatMap((column) => column.Sort ?? []);
  const Sorts = [...ofColumns, ...extra] as Sort[];
  const shape: Shape<Filters> & ZodRawShape = filterSchemas(Filters);
  return { Filters, Columns, Sorts, Query: listQuery(Sorts, shape as Shape<Filters>) };
}
