import type { UseQueryResult } from '@tanstack/react-query';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type AccountView, accountRoutes } from '../rules/contract.ts';

/** Others may look after the same account. */
const STALE_AFTER_MS = 30_000;

export const useAccount = (UserKey: string, enabled = true): UseQueryResult<AccountView, ApiError> =>
  useGet(accountRoutes.view, { UserKey }, { refetchMs: STALE_AFTER_MS, enabled });

/** Read again after a change; the account itself came with the answer. */
const RELATED_ROUTES = new Set(
  [
    accountRoutes.clients,
    accountRoutes.subs,
    accountRoutes.staff,
    accountRoutes.sessions,
    accountRoutes.organisations,
  ].map((route) => route.path),
);

/** For lists of modules above that a change of an account changes too. */
export const invalidateOnAccountChange = ({ path }: Route): void => void RELATED_ROUTES.add(path);

/** Puts the fresh account of an answer into the cache. */
export function cacheAccount(fresh: AccountView): void {
  queryClient.setQueryData(queryKeyOf(accountRoutes.view, { UserKey: fresh.UserKey }), fresh);
  void queryClient.invalidateQueries({ predicate: (query) => RELATED_ROUTES.has(String(query.queryKey[0])) });
}
