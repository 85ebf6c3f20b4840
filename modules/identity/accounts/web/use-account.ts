/**
 * Loads one account for its screens, refreshed every 30 seconds, and after a change stores the new state in
 * the cache.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type AccountView, accountRoutes } from '../rules/contract.ts';

/** Several users may manage the same account, so an open screen is refreshed. */
const STALE_AFTER_MS = 30_000;

export const useAccount = (UserKey: string, enabled = true): UseQueryResult<AccountView, ApiError> =>
  useGet(accountRoutes.view, { UserKey }, { refetchMs: STALE_AFTER_MS, enabled });

/** Stores the updated account in the cache. */
export function cacheAccount(fresh: AccountView): void {
  queryClient.setQueryData(queryKeyOf(accountRoutes.view, { UserKey: fresh.UserKey }), fresh);
}
