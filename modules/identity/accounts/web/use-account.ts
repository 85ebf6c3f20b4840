/**
 * Loads one account for its screens, refreshed every 30 seconds, and after a change stores the new state in
 * the cache and refetches the account lists, including those that other modules register.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type AccountView, accountRoutes } from '../rules/contract.ts';

/** Several users may manage the same account, so an open screen is refreshed. */
const STALE_AFTER_MS = 30_000;

export const useAccount = (UserKey: string, enabled = true): UseQueryResult<AccountView, ApiError> =>
  useGet(accountRoutes.view, { UserKey }, { refetchMs: STALE_AFTER_MS, enabled });

/** Routes to refetch after a change; the account itself is in the response. */
const RELATED_ROUTES = new Set(
  [
    accountRoutes.clients,
    accountRoutes.subs,
    accountRoutes.staff,
    accountRoutes.sessions,
    accountRoutes.organisations,
  ].map((route) => route.path),
);

/** Registers a list of a dependent module that must be refetched when an account changes. */
export const invalidateOnAccountChange = ({ path }: Route): void => void RELATED_ROUTES.add(path);

/** Stores the updated account in the cache and refetches related lists. */
export function cacheAccount(fresh: AccountView): void {
  queryClient.setQueryData(queryKeyOf(accountRoutes.view, { UserKey: fresh.UserKey }), fresh);
  void queryClient.invalidateQueries({ predicate: (query) => RELATED_ROUTES.has(String(query.queryKey[0])) });
}
