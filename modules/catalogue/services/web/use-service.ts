/**
 * React hook that loads a service for its screens and refetches it every 20 seconds, with functions that
 * update the cached service or its tags after a change.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type ServiceView, serviceRoutes } from '../rules/contract.ts';

/** Several users may edit the same service, so an open screen is refreshed within moments. */
const STALE_AFTER_MS = 20_000;

export const useService = (ServiceKey: string): UseQueryResult<ServiceView, ApiError> =>
  useGet(serviceRoutes.view, { ServiceKey }, { refetchMs: STALE_AFTER_MS });

/** Stores the tags of a response in the cache; other data fetched in the meantime is kept. */
export function updateTagsCache(ServiceKey: string, Tags: readonly string[]): void {
  queryClient.setQueryData(queryKeyOf(serviceRoutes.view, { ServiceKey }), (before?: ServiceView) =>
    before ? { ...before, Tags: [...Tags] } : before,
  );
}

/** Stores the updated service in the cache. */
export function updateServiceCache(fresh: ServiceView): void {
  queryClient.setQueryData(queryKeyOf(serviceRoutes.view, { ServiceKey: fresh.ServiceKey }), fresh);
}
