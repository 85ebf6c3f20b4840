import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type NonconformityView, nonconformityRoutes } from '../rules/contract.ts';

/** Puts the fresh record that an action answered into the cache. */
export function cacheNonconformity(fresh: NonconformityView): void {
  const { NonconformityKey } = fresh;
  queryClient.setQueryData(queryKeyOf(nonconformityRoutes.view, { NonconformityKey }), fresh);
}
