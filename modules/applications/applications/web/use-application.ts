import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf, useGet } from '#platform/web/api/use-get.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { relatedPaths, relatedPathsOfRemoteChanges } from './related-routes.ts';

const POLL_INTERVAL_MS = 2000;
/** Others act on the same file: who has it open sees that within moments. */
const STALE_AFTER_MS = 15_000;

/** While the document is being made, the page looks again by itself. */
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
  // An answer that was overtaken on its way takes no newer one's place.
  queryClient.setQueryData<ApplicationView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
}

const markStale = (paths: readonly string[], refetchType: 'active' | 'none'): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => paths.includes(String(path)),
    refetchType,
  });

/** Puts the fresh record of an answer into the cache. */
export function updateApplicationCache(fresh: ApplicationView): void {
  storeInCache(fresh);
  void markStale(relatedPaths(), 'active');
}

/** The same after a draft was kept: what shows it elsewhere is read when it is opened, not at every save. */
export function updateCacheAfterSave(fresh: ApplicationView): void {
  storeInCache(fresh);
  void markStale(relatedPaths(), 'none');
}

/**
 * Another user acted: the record and everything related is refetched. In a background window only once it comes to the front:
 * many are left open on finished applications.
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
