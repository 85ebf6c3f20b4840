import { type CountryReference, countryRoutes } from '@assay/shared/reference/country-contract.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useToastError } from '../ui/toast-error.ts';

const KEY = queryKeyOf(countryRoutes.reference);

/** After a change of any country; pickers read theirs anew. */
export function takeCountries(data: unknown): void {
  queryClient.setQueryData(KEY, data);
  void queryClient.invalidateQueries({ queryKey: queryKeyOf(countryRoutes.list) });
}

/** The reference; what is switched or moved shows at once and is sent behind it. */
export function useCountries() {
  const toastError = useToastError();
  const answer = useGet(countryRoutes.reference);
  const options = {
    onSuccess: takeCountries,
    onError: (error: Error) => {
      toastError(error);
      void queryClient.invalidateQueries({ queryKey: KEY });
    },
  };
  const enabling = useSend(countryRoutes.enable, options);
  const placing = useSend(countryRoutes.place, options);
  const show = (change: (rows: CountryReference['Rows']) => CountryReference['Rows']) => {
    void queryClient.cancelQueries({ queryKey: KEY });
    queryClient.setQueryData<CountryReference>(KEY, (old) => old && { ...old, Rows: change(old.Rows) });
  };
  const enable = (Alpha3s: string[], IsEnabled: boolean) => {
    show((rows) => rows.map((row) => (Alpha3s.includes(row.Alpha3) ? { ...row, IsEnabled } : row)));
    enabling.mutate({ Alpha3s, IsEnabled });
  };
  const place = (Alpha3: string, Position: number) => {
    show((rows) => placed(rows, Alpha3, Position));
    placing.mutate({ Alpha3, Position });
  };
  return { data: answer.data, error: answer.error, refetch: answer.refetch, enable, place };
}

/** As the server will answer: favourites are counted from 1, 0 is none. */
function placed(rows: CountryReference['Rows'], code: string, position: number): CountryReference['Rows'] {
  const order = rows.filter((row) => row.Position > 0 && row.Alpha3 !== code);
  order.sort((a, b) => a.Position - b.Position);
  const codes = order.map((row) => row.Alpha3);
  if (position > 0) codes.splice(position - 1, 0, code);
  return rows.map((row) => ({ ...row, Position: codes.indexOf(row.Alpha3) + 1 }));
}
