/**
 * Hook that loads an application and refetches it regularly, faster while its certificate page is being
 * generated, and functions that update its cached copies after actions and saves.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf, useGet } from '#platform/web/api/use-get.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { relatedPaths, relatedPathsOfRemoteChanges } from './related-routes.ts';

const POLL_INTERVAL_MS = 2000;
/** Refetch interval, so that actions of other users appear soon. */
const STALE_AFTER_MS = 15_000;

/** While the document is being generated, the page polls for the result. */
const isGenerating = (view: ApplicationView | undefined): boolean =>
  view?.IsGenerateTriggered === true && !view.IsGenerated && view.DocumentStatus !== 'FAILED';

export function useApplication(ApplicationKey: string): UseQueryResult<ApplicationView, ApiError> {
  const known = queryClient.getQueryData<ApplicationView>(
    queryKeyOf(applicationRoutes.view, { ApplicationKey }),
  );
  return useGet(
    applicationRoutes.view,
    { ApplicationKey },
    {
      refetchMs: isGenerating(known) ? POLL_INTERVAL_MS : STALE_AFTER_MS,
    },
  );
}

function storeInCache(fresh: ApplicationView): void {
  const own = queryKeyOf(applicationRoutes.view, { ApplicationKey: fresh.ApplicationKey });
  // A late response must not replace a newer one.
  queryClient.setQueryData<ApplicationView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
}

const markStale = (paths: readonly string[], refetchType: 'active' | 'none'): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => paths.includes(String(path)),
    refetchType,
  });

/** Stores the application from an action's response and refetches related data on screen. */
export function updateApplicationCache(fresh: ApplicationView): void {
  storeInCache(fresh);
  void markStale(relatedPaths(), 'active');
}

/** The same after a draft save, but related data is refetched only when next opened. */
export function updateCacheAfterSave(fresh: ApplicationView): void {
  storeInCache(fresh);
  void markStale(relatedPaths(), 'none');
}

/**
 * Refetches the application and related data after another user's action. In a background window this waits
 * until it becomes visible, because many windows stay open on finished applications.
 */
export async function refetchApplication(ApplicationKey: string): Promise<void> {
  if (document.hidden)
    return markStale([applicationRoutes.view.path, ...relatedPathsOfRemoteChanges()], 'none');
  const fresh = await queryClient.fetchQuery({
    ...queryOf(applicationRoutes.view, { ApplicationKey }),
    staleTime: 0,
  });
  storeInCache(fresh);
  void markStale(relatedPathsOfRemoteChanges(), 'active');
}
