/**
 * Hook `useGet` with which components read a GET route through the cache, and the matching cache key and
 * query for use outside components.
 */
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DataOf, QueryOf, Route } from '#platform/common/contract/define-route.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';

export const queryKeyOf = <R extends Route>(route: R, query?: QueryOf<R>): readonly unknown[] =>
  query === undefined ? [route.path] : [route.path, query];

/** For caches outside a component: `queryClient.ensureQueryData(queryOf(route, query))`. */
export const queryOf = <R extends Route>(route: R, query?: QueryOf<R>) =>
  queryOptions<DataOf<R>, ApiError>({
    queryKey: queryKeyOf(route, query),
    queryFn: ({ signal }) => call(route, { query, signal }),
  });

type Options = {
  enabled?: boolean;
  keepPrevious?: boolean;
  refetchMs?: number;
  staleMs?: number;
  /** Shows no loading bar. */
  isQuiet?: boolean;
};

/** Reads a GET route through the cache. */
export function useGet<R extends Route>(
  route: R,
  query?: QueryOf<R>,
  options: Options = {},
): UseQueryResult<DataOf<R>, ApiError> {
  return useQuery<DataOf<R>, ApiError>({
    ...queryOf(route, query),
    ...(options.isQuiet && {
      queryFn: ({ signal }: { signal: AbortSignal }) => call(route, { query, signal, isQuiet: true }),
    }),
    enabled: options.enabled ?? true,
    // Cast because the library's type for placeholder data cannot be resolved while the route is generic.
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
    ...(options.refetchMs !== undefined && { refetchInterval: options.refetchMs }),
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
  });
}
