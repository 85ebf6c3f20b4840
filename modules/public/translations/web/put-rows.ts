import { queryClient } from '#platform/web/api/query-client.ts';
import { type TextView, translationRoutes } from '../rules/contract.ts';

/** Puts fresh rows into every list that shows them. */
export function putRows(rows: readonly TextView[]): void {
  const fresh = new Map(rows.map((row) => [row.Key, row]));
  queryClient.setQueriesData<{ Rows: TextView[] }>({ queryKey: [translationRoutes.list.path] }, (list) =>
    list ? { ...list, Rows: list.Rows.map((row) => fresh.get(row.Key) ?? row) } : list,
  );
}
