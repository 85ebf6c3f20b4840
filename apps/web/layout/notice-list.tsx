/**
 * List of the user's notifications in the popover of the bell: all or unread only, loaded page by page;
 * opening one marks it as read and goes to its screen.
 */

import { Button, SegmentedControl } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import classes from './notices.module.css';

const PAGE_SIZE = 20;
type Page = DataOf<(typeof notificationRoutes)['list']>;
type NoticeRow = Page['Rows'][number];

/** Loads the notifications page by page, newest first. */
function useNoticePages(isOnlyUnread: boolean) {
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

/** Removes duplicates: rows that arrive while the user is paging shift the pages by one. */
const withoutRepeats = (rows: readonly NoticeRow[]): NoticeRow[] =>
  rows.filter((row, at) => rows.findIndex((one) => one.NotificationKey === row.NotificationKey) === at);

function NoticeItem({ row, onOpen }: { row: NoticeRow; onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <button type="button" className={`${classes.one} ${row.IsRead ? '' : classes.unread}`} onClick={onOpen}>
        <span>
          {!row.IsRead && (
            <Words
              as="span"
              isBlock
              mt="xs"
              round="full"
              className={classes.dot}
              role="img"
              aria-label={t('NOTIFICATION_UNREAD')}
            />
          )}
        </span>
        <span>
          <span className={classes.title}>{row.Title}</span>
          <Words as="span" isBlock tone="soft" size="xs">
            {row.Text}
          </Words>
          <span className={classes.at}>{format.ago(row.At)}</span>
        </span>
      </button>
    </li>
  );
}

type Props = { unread: number; onLeave: () => void };

/** Shows all or only unread notifications; older ones are loaded on request. */
export function NoticeList({ unread, onLeave }: Props) {
  const t = useText();
  const go = useNavigateTo();
  const [isOnlyUnread, setOnlyUnread] = useState(false);
  const list = useNoticePages(isOnlyUnread);
  const { read, readAll } = useReading();
  const open = (row: NoticeRow) => {
    if (!row.IsRead) read.mutate({ NotificationKey: row.NotificationKey });
    if (!row.Path) return;
    onLeave();
    go(row.Path);
  };
  return (
    <>
      <Row isOneLine justify="between" gap="md" padY="sm" padX="md" className={classes.head}>
        <b>{t('NOTIFICATIONS')}</b>
        {unread > 0 && (
          <button type="button" className={classes.all} onClick={() => readAll.mutate({})}>
            {t('NOTIFICATIONS_READ_ALL')}
          </button>
        )}
      </Row>
      <div className={classes.filter}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('NOTIFICATIONS_SHOW')}
          value={isOnlyUnread ? 'unread' : 'all'}
          onChange={(value) => setOnlyUnread(value === 'unread')}
          data={[
            { value: 'all', label: t('NOTIFICATIONS_ALL') },
            { value: 'unread', label: t('NOTIFICATIONS_ONLY_UNREAD') },
          ]}
        />
      </div>
      {list.isPending && (
        <Box pad="md">
          <Skeletons lines={4} />
        </Box>
      )}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {list.isSuccess && list.rows.length === 0 && (
        <EmptyState
          icon={<IconBellOff size={22} stroke={1.6} />}
          title={t(isOnlyUnread ? 'NOTIFICATIONS_ALL_READ' : 'NOTIFICATIONS_NONE')}
          text={isOnlyUnread ? undefined : t('NOTIFICATIONS_NONE_TEXT')}
        />
      )}
      {list.rows.length > 0 && (
        <Stack as="ul" className={classes.list}>
          {list.rows.map((row) => (
            <NoticeItem key={row.NotificationKey} row={row} onOpen={() => open(row)} />
          ))}
          {list.hasNextPage && (
            <li className={classes.older}>
              <Button
                variant="subtle"
                size="compact-sm"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('NOTIFICATIONS_OLDER')}
              </Button>
            </li>
          )}
        </Stack>
      )}
    </>
  );
}

function useReading() {
  const counted = (data: { Unread: number }) => {
    queryClient.setQueryData(queryKeyOf(notificationRoutes.count), data);
  };
  return {
    read: useSend(notificationRoutes.read, { onSuccess: counted }),
    readAll: useSend(notificationRoutes.readAll, { onSuccess: counted }),
  };
}
