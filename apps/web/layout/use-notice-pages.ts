import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';

const PAGE_SIZE = 20;
type Page = DataOf<(typeof notificationRoutes)['list']>;
export type NoticeRow = Page['Rows'][number];

/** Messages, newest first, page after page. */
export function useNoticePages(isOnlyUnread: boolean) {
  const pages = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], number>({
    queryKey: [...queryKeyOf(notificationRoutes.list), 'pages', isOnlyUnread],
    queryFn: ({ pageParam, signal }) =>
      call(notificationRoutes.list, {
        query: { Page: pageParam, PageSize: PAGE_SIZE, ...(isOnlyUnread && { IsUnread: 'true' }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * PAGE_SIZE < last.Total ? all.length + 1 : undefined),
    select: ({ pages: all }) => all,
    staleTime: 0,
  });
  return { ...pages, rows: withoutRepeats((pages.data ?? []).flatMap((page) => page.Rows)) };
}

/** What comes in while somebody leafs moves the pages by one. */
const withoutRepeats = (rows: readonly NoticeRow[]): NoticeRow[] =>
  rows.filter((row, at) => rows.findIndex((one) => one.NotificationKey === row.NotificationKey) === at);
