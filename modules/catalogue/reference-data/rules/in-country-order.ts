import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import type { CountryRow } from './country-contract.ts';

type Ordered = Pick<CountryRow, 'Position' | 'Name'>;

/** Favourites in their order, then all others as their names sort in a language. */
export function inCountryOrder<Row extends Ordered>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language]);
  const place = ({ Position }: Row) => (Position === 0 ? Number.POSITIVE_INFINITY : Position);
  return [...rows].sort((a, b) =>
    place(a) === place(b) ? compare(a.Name[language], b.Name[language]) : place(a) - place(b),
  );
}
