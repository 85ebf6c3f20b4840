import type { InfiniteData } from '@tanstack/react-query';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type CommentCount, type CommentView, commentRoutes } from '../rules/contract.ts';

export type CommentPage = DataOf<(typeof commentRoutes)['list']>;
type Pages = InfiniteData<CommentPage, string | null>;

/** All pages of an application's comments are one entry of the cache. */
export const commentsKey = (ApplicationKey: string) => queryKeyOf(commentRoutes.list, { ApplicationKey });
const countKey = (ApplicationKey: string) => queryKeyOf(commentRoutes.count, { ApplicationKey });

/** Puts the fresh comment of an answer in its place, or after all others. */
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
  void queryClient.invalidateQueries({ queryKey: countKey(ApplicationKey) });
}

export const putCount = (ApplicationKey: string, fresh: CommentCount): void => {
  queryClient.setQueryData(countKey(ApplicationKey), fresh);
};

/** What was new has been looked at. */
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

/** A comment was written, or events may have been missed: refetch what is on the screen. */
export function refetchComments(ApplicationKey: string): void {
  void queryClient.invalidateQueries({ queryKey: commentsKey(ApplicationKey) });
  void queryClient.invalidateQueries({ queryKey: countKey(ApplicationKey) });
}
