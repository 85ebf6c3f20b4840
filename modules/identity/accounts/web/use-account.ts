import type { UseQueryResult } from '@tanstack/react-query';
import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type AccountView, accountRoutes } from '../rules/contract.ts';

/** Others may look after the same account. */
const FRESH_MS = 30_000;

export const useAccount = (UserKey: string, enabled = true): UseQueryResult<AccountView, ApiError> =>
  useGet(accountRoutes.view, { UserKey }, { refetchMs: FRESH_MS, enabled });

/** Read again after a change; the account itself came with the answer. */
const AROUND = [
  accountRoutes.clients,
  accountRoutes.subs,
  accountRoutes.staff,
  accountRoutes.sessions,
  accountRoutes.organisations,
  logRoutes.list,
].map((route) => route.path);

/** Puts the fresh account of an answer into the cache. */
export function takeAccount(fresh: AccountView): void {
  queryClient.setQueryData(queryKeyOf(accountRoutes.view, { UserKey: fresh.UserKey }), fresh);
  void queryClient.invalidateQueries({ predicate: (query) => AROUND.includes(String(query.queryKey[0])) });
}
