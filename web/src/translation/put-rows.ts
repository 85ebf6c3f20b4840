import { type TextView, translationRoutes } from '@assay/shared/translation/contract.ts';
import { queryClient } from '../api/query-client.ts';

/** Puts fresh rows into every list that shows them. */
export function putRows(rows: readonly TextView[]): void {
  const fresh = new Map(rows.map((row) => [row.Key, row]));
  queryClient.setQueriesData<{ Rows: TextView[] }>({ queryKey: [translationRoutes.list.path] }, (list) =>
    list ? { ...list, Rows: list.Rows.map((row) => fresh.get(row.Key) ?? row) } : list,
  );
}
