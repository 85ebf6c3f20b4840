/**
 * Hook that loads an application and refetches it regularly, faster while its certificate page is being
 * generated, and functions that update its cached copies after actions and saves.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { listsOf } from '#platform/web/api/live-lists.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { invalidateReading } from '#platform/web/api/touched.ts';
import { queryKeyOf, queryOf, useGet } from '#platform/web/api/use-get.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';

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

/** Stores the application from a response in the cache. */
export function updateApplicationCache(fresh: ApplicationView): void {
  const own = queryKeyOf(applicationRoutes.view, { ApplicationKey: fresh.ApplicationKey });
  // A late response must not replace a newer one.
  queryClient.setQueryData<ApplicationView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
}

/** What another user's action on an application may have changed. */
const CHANGED = ['applications', 'certificates', 'checklists', 'external-forms', 'invoices', 'payments'];

/** Lists and counts receive other users' changes by themselves. */
const isLiveList = (path: unknown): boolean => listsOf(path).length > 0;

/**
 * Refetches the application and related data after another user's action. In a background window this waits
 * until it becomes visible, because many windows stay open on finished applications.
 */
export async function refetchApplication(ApplicationKey: string): Promise<void> {
  if (document.hidden)
    return invalidateReading(CHANGED, {
      refetchType: 'none',
      where: ({ queryKey: [path] }) => !isLiveList(path),
    });
  const own = queryOf(applicationRoutes.view, { ApplicationKey });
  updateApplicationCache(await queryClient.fetchQuery({ ...own, staleTime: 0 }));
  await invalidateReading(CHANGED, {
    where: ({ queryKey: [path] }) => path !== applicationRoutes.view.path && !isLiveList(path),
  });
}
