import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { CountryQuery, CountryRow } from './country-contract.ts';
import type { countryList } from './country-list.ts';

/**
 * Filters countries by region, availability and search text; each search term must occur in a name in any
 * language or in a code, ignoring accents and case.
 */
export function matchingCountries(rows: readonly CountryRow[], query: CountryQuery): CountryRow[] {
  const terms = fold(query.Search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const conditions = conditionsOf<typeof countryList, (row: CountryRow) => boolean>(query, {
    Region: (region) => (row) => regionsOf(row).includes(region),
    IsEnabled: (isEnabled) => (row) => row.IsEnabled === (isEnabled === 'true'),
  });
  return rows.filter(
    (row) =>
      conditions.every((applies) => applies(row)) && terms.every((term) => searchOf(row).includes(term)),
  );
}

const regionsOf = (row: CountryRow) => [row.RegionCode, row.SubRegionCode, row.IntermediateRegionCode];

const searchOf = ({ Name, Alpha2, Alpha3, NumericCode }: CountryRow): string =>
  fold([Name.EN, Name.CHT, Name.CHS, Alpha2, Alpha3, NumericCode].join(' '));

/** Removes accents: "Cote" finds "Côte", "Aland" finds "Åland". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
