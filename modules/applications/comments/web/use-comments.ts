import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { commentRoutes } from '../rules/contract.ts';
import { type CommentPage, commentsKey } from './comment-cache.ts';

/** The comments of an application, oldest first; earlier ones come page after page. */
export function useComments(ApplicationKey: string) {
  const pages = useInfiniteQuery<
    CommentPage,
    ApiError,
    InfiniteData<CommentPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: commentsKey(ApplicationKey),
    queryFn: ({ pageParam, signal }) =>
      call(commentRoutes.list, {
        query: { ApplicationKey, ...(pageParam !== null && { Before: pageParam }) },
        signal,
        isQuiet: true,
      }),
    initialPageParam: null,
    getNextPageParam: (last) => (last.HasEarlier ? (last.Rows[0]?.CommentKey ?? null) : null),
  });
  const all = pages.data?.pages ?? [];
  return { ...pages, newest: all[0], rows: all.toReversed().flatMap((page) => page.Rows) };
}
