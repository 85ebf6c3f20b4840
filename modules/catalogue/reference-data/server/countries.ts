/**
 * Reads countries: the enabled ones for pickers, all of them with regions for the settings screen, and the
 * filtered list as rows of an export.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { countryRoutes } from '../rules/country-contract.ts';
import { type CountryReference, type CountryRow, countryQuery } from '../rules/country-contract.ts';
import type { countryList } from '../rules/country-list.ts';
import { inCountryOrder } from '../rules/in-country-order.ts';
import { matchingCountries } from '../rules/matching-countries.ts';

type List = (typeof countryRoutes)['list'];

/** The enabled countries for pickers, in the language of the request. */
export async function listCountries({ db, language }: Context<List>): Promise<DataOf<List>> {
  const rows = await selectCountries(db).where('IsEnabled', '=', true).execute();
  const Rows = inCountryOrder(rows, language).map(({ Name, Alpha3 }) => ({
    label: Name[language],
    key: Alpha3,
  }));
  return { Rows };
}

export const selectCountries = (db: Queries) =>
  db
    .selectFrom('Country')
    .select([
      'Alpha3',
      'Alpha2',
      'NumericCode',
      'Name',
      'RegionCode',
      'SubRegionCode',
      'IntermediateRegionCode',
      'IsEnabled',
      'Position',
      'Version',
    ])
    .orderBy('Alpha3');

export async function countryReference(db: Queries): Promise<CountryReference> {
  const Rows = await selectCountries(db).execute();
  const Regions = await db.selectFrom('Region').select(['M49', 'Name']).orderBy('M49').execute();
  return { Rows, Regions };
}

/** The filtered list as rows of an export, with every column of the reference. */
export async function countryFileRows(
  db: Queries,
  filters: unknown,
  language: Language,
): Promise<FileRow<typeof countryList>[]> {
  const { Rows, Regions } = await countryReference(db);
  const names = new Map(Regions.map(({ M49, Name }) => [M49, Name[language]]));
  const region = (code: CountryRow['RegionCode']) => (code === null ? null : (names.get(code) ?? null));
  return inCountryOrder(matchingCountries(Rows, countryQuery.parse(filters)), language).map((row) => ({
    alpha3: row.Alpha3,
    alpha2: row.Alpha2,
    numeric: row.NumericCode,
    nameEn: row.Name.EN,
    nameCht: row.Name.CHT,
    nameChs: row.Name.CHS,
    region: region(row.RegionCode),
    regionCode: row.RegionCode,
    subRegion: region(row.SubRegionCode),
    subRegionCode: row.SubRegionCode,
    intermediate: region(row.IntermediateRegionCode),
    intermediateCode: row.IntermediateRegionCode,
    enabled: row.IsEnabled,
  }));
}
