/**
 * Reads countries: the enabled ones for pickers, all of them with regions for the settings screen, and the
 * filtered list as cells for an export.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { countryRoutes } from '../rules/country-contract.ts';
import { type CountryReference, type CountryRow, countryQuery } from '../rules/country-contract.ts';
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

type Cells = (string | number | null)[];

/** The filtered list as cells for an export, with every column of the reference. */
export async function countryCells(db: Queries, filters: unknown, language: Language): Promise<Cells[]> {
  const { Rows, Regions } = await countryReference(db);
  const names = new Map(Regions.map(({ M49, Name }) => [M49, Name[language]]));
  const region = (code: CountryRow['RegionCode']) => [code === null ? null : (names.get(code) ?? null), code];
  return inCountryOrder(matchingCountries(Rows, countryQuery.parse(filters)), language).map((row) => [
    row.Alpha3,
    row.Alpha2,
    row.NumericCode,
    row.Name.EN,
    row.Name.CHT,
    row.Name.CHS,
    ...region(row.RegionCode),
    ...region(row.SubRegionCode),
    ...region(row.IntermediateRegionCode),
    translate(row.IsEnabled ? 'EXPORT_YES' : 'EXPORT_NO', language),
  ]);
}
