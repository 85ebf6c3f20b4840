/**
 * React hook of the countries screen that reads the country list and changes availability and favourites,
 * shown at once before the server confirms; also refreshes the cached list.
 */
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useOptimisticMutation } from '#platform/web/api/use-optimistic-mutation.ts';
import { type CountryReference, countryRoutes } from '../rules/country-contract.ts';

const KEY = queryKeyOf(countryRoutes.reference);

/** Stores the reference after a change of any country. */
export function updateCountriesCache(data: unknown): void {
  queryClient.setQueryData(KEY, data);
}

/** The country reference. Switches and moves are shown at once and then sent to the server. */
export function useCountries() {
  const answer = useGet(countryRoutes.reference);
  const sendOffer = useOptimisticMutation(countryRoutes.enable, KEY, updateCountriesCache);
  const sendPlace = useOptimisticMutation(countryRoutes.place, KEY, updateCountriesCache);
  const enable = (Alpha3s: string[], IsEnabled: boolean) =>
    sendOffer({ Alpha3s, IsEnabled }, ({ Rows, ...others }) => ({
      ...others,
      Rows: Rows.map((row) => (Alpha3s.includes(row.Alpha3) ? { ...row, IsEnabled } : row)),
    }));
  const place = (Alpha3: string, Position: number) =>
    sendPlace({ Alpha3, Position }, ({ Rows, ...others }) => ({
      ...others,
      Rows: placed(Rows, Alpha3, Position),
    }));
  return { data: answer.data, error: answer.error, refetch: answer.refetch, enable, place };
}

/** Predicts the server's result: favourites are counted from 1; 0 means none. */
function placed(rows: CountryReference['Rows'], code: string, position: number): CountryReference['Rows'] {
  const order = rows.filter((row) => row.Position > 0 && row.Alpha3 !== code);
  order.sort((a, b) => a.Position - b.Position);
  const codes = order.map((row) => row.Alpha3);
  if (position > 0) codes.splice(position - 1, 0, code);
  return rows.map((row) => ({ ...row, Position: codes.indexOf(row.Alpha3) + 1 }));
}
