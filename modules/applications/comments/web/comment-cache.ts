/**
 * Functions that update the browser's cached comments and counts of an application: adding or replacing one,
 * marking all as read, and refetching.
 */
import type { InfiniteData } from '@tanstack/react-query';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type CommentCount, type CommentView, commentRoutes } from '../rules/contract.ts';

export type CommentPage = DataOf<(typeof commentRoutes)['list']>;
type Pages = InfiniteData<CommentPage, string | null>;

/** Cache key: all pages of an application's comments are one cache entry. */
export const commentsKey = (ApplicationKey: string) => queryKeyOf(commentRoutes.list, { ApplicationKey });
const countKey = (ApplicationKey: string) => queryKeyOf(commentRoutes.count, { ApplicationKey });

/** Replaces the comment in the cache, or appends it if it is new. */
export function putComment(ApplicationKey: string, fresh: CommentView): void {
  queryClient.setQueryData<Pages>(commentsKey(ApplicationKey), (was) => {
    if (!was) return was;
    const isKnown = was.pages.some((page) =>
      page.Rows.some(({ CommentKey }) => CommentKey === fresh.CommentKey),
    );
    const placed = (page: CommentPage, at: number): CommentPage => ({
      ...page,
      Rows: isKnown
        ? page.Rows.map((row) => (row.CommentKey === fresh.CommentKey ? fresh : row))
        : at === 0
          ? [...page.Rows, fresh]
          : page.Rows,
    });
    return { ...was, pages: was.pages.map(placed) };
  });
}

export const putCount = (ApplicationKey: string, fresh: CommentCount): void => {
  queryClient.setQueryData(countKey(ApplicationKey), fresh);
};

/** Marks all cached comments as read. */
export const markAllRead = (ApplicationKey: string): void => {
  queryClient.setQueryData<Pages>(
    commentsKey(ApplicationKey),
    (was) =>
      was && {
        ...was,
        pages: was.pages.map((page) => ({
          ...page,
          Rows: page.Rows.map((row) => ({ ...row, IsUnread: false })),
        })),
      },
  );
};

/** Refetches comments and counts, after a new comment or possibly missed events. */
export function refetchComments(ApplicationKey: string): void {
  void queryClient.invalidateQueries({ queryKey: commentsKey(ApplicationKey) });
  void queryClient.invalidateQueries({ queryKey: countKey(ApplicationKey) });
}
