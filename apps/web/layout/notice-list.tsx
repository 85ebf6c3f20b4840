import { Button, SegmentedControl } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useGo } from '#platform/web/ui/use-go.ts';
import { NoticeItem } from './notice-item.tsx';
import classes from './notices.module.css';
import { type NoticeRow, useNoticePages } from './use-notice-pages.ts';

type Props = { unread: number; onLeave: () => void };

/** What the bell opens: all messages or the unread ones, older ones on request. */
export function NoticeList({ unread, onLeave }: Props) {
  const t = useText();
  const go = useGo();
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
      <div className={classes.head}>
        <b>{t('NOTIFICATIONS')}</b>
        {unread > 0 && (
          <button type="button" className={classes.all} onClick={() => readAll.mutate({})}>
            {t('NOTIFICATIONS_READ_ALL')}
          </button>
        )}
      </div>
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
        <div className={classes.wait}>
          <Skeletons lines={4} />
        </div>
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
        <ul className={classes.list}>
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
        </ul>
      )}
    </>
  );
}

function useReading() {
  const counted = (data: { Unread: number }) => {
    queryClient.setQueryData(queryKeyOf(notificationRoutes.count), data);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(notificationRoutes.list) });
  };
  return {
    read: useSend(notificationRoutes.read, { onSuccess: counted }),
    readAll: useSend(notificationRoutes.readAll, { onSuccess: counted }),
  };
}
