import { exportOf } from '#platform/server/lists/exported-list.ts';
import { unbatchedExport } from '#platform/server/lists/unbatched-export.ts';
import { countryQuery } from '../rules/country-contract.ts';
import { countryList } from '../rules/country-list.ts';
import { countryFileRows } from './countries.ts';

/**
 * Defines the export of the country list (ISO 3166-1, UN M49 regions): filters, file name, columns and rows.
 */
export const exportedCountries = exportOf(
  { ...countryList, Query: countryQuery },
  {
    file: 'countries',
    ...unbatchedExport(({ db, filters, language }) => countryFileRows(db, filters, language)),
  },
);
