import { countryQuery } from '@assay/shared/reference/country-contract.ts';
import { exportedAtOnce } from '../export/list/exported-at-once.ts';
import { countryCells } from './countries.ts';

/** The countries with the filters of their list: the standard knows 249. */
export const exportedCountries = {
  query: countryQuery,
  file: 'countries',
  heads: [
    'COUNTRY_ALPHA3',
    'COUNTRY_ALPHA2',
    'COUNTRY_NUMERIC',
    'COUNTRY_NAME_EN',
    'COUNTRY_NAME_CHT',
    'COUNTRY_NAME_CHS',
    'COUNTRY_REGION',
    'COUNTRY_REGION_CODE',
    'COUNTRY_SUB_REGION',
    'COUNTRY_SUB_REGION_CODE',
    'COUNTRY_INTERMEDIATE',
    'COUNTRY_INTERMEDIATE_CODE',
    'COUNTRY_ENABLED',
  ],
  ...exportedAtOnce(({ db, filters, language }) => countryCells(db, filters, language)),
} as const;
