/**
 * Types with which a module states, for each filter of an exported list, how its value is written in the
 * file: as a date, text of a code, record's name or plain value. A missing filter does not compile.
 */
import type { output, ZodType } from 'zod';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** Prefix of the text keys of codes; `otherwise` for codes without a text under `texts`. */
export type Texts = { texts: string; otherwise?: string };

/** A reference that is shown by the record's display name. */
export type NamedRecord = 'service' | 'person' | 'organisation' | 'tag' | 'region';

/**
 * How a filter's value is shown: a date or month in the reader's format, the text of a code (`texts` is its
 * key prefix), the name of a record, the value itself, or nothing where the label is enough.
 */
export type FilterValue = 'day' | 'month' | 'age' | 'flag' | 'text' | 'label' | NamedRecord | Texts;

/** Query parameters of a list that are not filters. */
type Paging = 'Page' | 'PageSize' | 'Sort' | 'Search';
type FilterName<Query extends ZodType> = Exclude<Extract<keyof output<Query>, string>, Paging>;

/**
 * Type of a query's filter descriptions, one per filter. A filter without a description, or without a text
 * `EXPORT_FILTER_<name>`, does not compile.
 */
export type FilterValues<Query extends ZodType> = {
  [Name in FilterName<Query>]: `EXPORT_FILTER_${Name}` extends TextKey ? FilterValue : never;
};

/** Types a list's filters: `filtersOf(query)({ Status: … })`. */
export const filterValues =
  <Query extends ZodType>(_query: Query) =>
  (values: FilterValues<Query>): Readonly<Record<string, FilterValue>> =>
    values;
