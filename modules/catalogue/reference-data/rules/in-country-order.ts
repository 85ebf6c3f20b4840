import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import type { CountryRow } from './country-contract.ts';

type Ordered = Pick<CountryRow, 'Position' | 'Name'>;

/** Sorts countries: favourites in their order, then all others by name in the given language. */
export function inCountryOrder<Row extends Ordered>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[language]);
  const place = ({ Position }: Row) => (Position === 0 ? Number.POSITIVE_INFINITY : Position);
  return [...rows].sort((a, b) =>
    place(a) === place(b) ? compare(a.Name[language], b.Name[language]) : place(a) - place(b),
  );
}
