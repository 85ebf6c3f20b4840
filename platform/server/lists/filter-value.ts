import type { output, ZodType } from 'zod';
import type { TextKey } from '#platform/common/i18n/texts.ts';

/** Codes and the beginning of their text keys; `otherwise` for codes that have none under `texts`. */
export type Texts = { texts: string; otherwise?: string };

/** A reference that is resolved to the name a person knows it by. */
export type NamedRecord = 'service' | 'person' | 'organisation' | 'tag' | 'region';

/**
 * How the value of a list's filter is written for people: a day or month in the reader's format, the text of a code
 * (`texts` is the beginning of its text key), the name of a record, the value itself, or nothing where the label says
 * it all.
 */
export type FilterValue = 'day' | 'month' | 'age' | 'flag' | 'text' | 'label' | NamedRecord | Texts;

/** Parameters of a list's query besides its filters. */
type Paging = 'Page' | 'PageSize' | 'Sort' | 'Search';
type FilterName<Query extends ZodType> = Exclude<Extract<keyof output<Query>, string>, Paging>;

/**
 * One entry for every filter of a query. A filter without an entry, or without a label `EXPORT_FILTER_<name>` in the
 * translations, does not compile.
 */
export type FilterValues<Query extends ZodType> = {
  [Name in FilterName<Query>]: `EXPORT_FILTER_${Name}` extends TextKey ? FilterValue : never;
};

/** Gives a list's filters their types: `filtersOf(query)({ Status: … })`. */
export const filterValues =
  <Query extends ZodType>(_query: Query) =>
  (values: FilterValues<Query>): Readonly<Record<string, FilterValue>> =>
    values;
