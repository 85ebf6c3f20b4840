import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf, useGet } from '#platform/web/api/use-get.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { pathsAround, pathsAroundOfOthers } from './around-applications.ts';

const POLL_MS = 2000;
/** Others act on the same file: who has it open sees that within moments. */
const FRESH_MS = 15_000;

/** While the document is being made, the page looks again by itself. */
const isBeingMade = (view: ApplicationView | undefined): boolean =>
  view?.IsGenerateTriggered === true && !view.IsGenerated && view.DocumentStatus !== 'FAILED';

export function useApplication(ApplicationKey: string): UseQueryResult<ApplicationView, ApiError> {
  const known = queryClient.getQueryData<ApplicationView>(
    queryKeyOf(applicationRoutes.view, { ApplicationKey }),
  );
  return useGet(
    applicationRoutes.view,
    { ApplicationKey },
    {
      refetchMs: isBeingMade(known) ? POLL_MS : FRESH_MS,
    },
  );
}

function keep(fresh: ApplicationView): void {
  const own = queryKeyOf(applicationRoutes.view, { ApplicationKey: fresh.ApplicationKey });
  // An answer that was overtaken on its way takes no newer one's place.
  queryClient.setQueryData<ApplicationView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
}

const makeStale = (paths: readonly string[], refetchType: 'active' | 'none'): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => paths.includes(String(path)),
    refetchType,
  });

/** Puts the fresh record of an answer into the cache. */
export function takeFresh(fresh: ApplicationView): void {
  keep(fresh);
  void makeStale(pathsAround(), 'active');
}

/** The same after a draft was kept: what shows it elsewhere is read when it is opened, not at every save. */
export function takeSaved(fresh: ApplicationView): void {
  keep(fresh);
  void makeStale(pathsAround(), 'none');
}

/**
 * Another user acted: the record and everything related is refetched. In a background window only once it comes to the front:
 * many are left open on finished applications.
 */
export async function readAgain(ApplicationKey: string): Promise<void> {
  if (document.hidden) return makeStale([applicationRoutes.view.path, ...pathsAroundOfOthers()], 'none');
  const fresh = await queryClient.fetchQuery({
    ...queryOf(applicationRoutes.view, { ApplicationKey }),
    staleTime: 0,
  });
  keep(fresh);
  void makeStale(pathsAroundOfOthers(), 'active');
}
