import { filterValues } from '#platform/server/lists/filter-value.ts';
import { unbatchedExport } from '#platform/server/lists/unbatched-export.ts';
import { countryQuery } from '../rules/country-contract.ts';
import { countryCells } from './countries.ts';

/**
 * Defines the export of the country list (ISO 3166-1, UN M49 regions): filters, file name, columns and rows.
 */
export const exportedCountries = {
  query: countryQuery,
  filters: filterValues(countryQuery)({ Region: 'region', IsEnabled: 'flag' }),
  file: 'countries',
  columns: [
    ['alpha3', 'COUNTRY_ALPHA3'],
    ['alpha2', 'COUNTRY_ALPHA2'],
    ['numeric', 'COUNTRY_NUMERIC'],
    ['nameEn', 'COUNTRY_NAME_EN'],
    ['nameCht', 'COUNTRY_NAME_CHT'],
    ['nameChs', 'COUNTRY_NAME_CHS'],
    ['region', 'COUNTRY_REGION'],
    ['regionCode', 'COUNTRY_REGION_CODE'],
    ['subRegion', 'COUNTRY_SUB_REGION'],
    ['subRegionCode', 'COUNTRY_SUB_REGION_CODE'],
    ['intermediate', 'COUNTRY_INTERMEDIATE'],
    ['intermediateCode', 'COUNTRY_INTERMEDIATE_CODE'],
    ['enabled', 'COUNTRY_ENABLED'],
  ],
  ...unbatchedExport(({ db, filters, language }) => countryCells(db, filters, language)),
} as const;
