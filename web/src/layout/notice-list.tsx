import { notificationRoutes } from '@assay/shared/notification/contract.ts';
import { IconBellOff } from '@tabler/icons-react';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { useGo } from '../ui/use-go.ts';
import classes from './notices.module.css';

export function NoticeList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const t = useText();
  const format = useFormat();
  const go = useGo();
  const list = useGet(notificationRoutes.list, undefined, { staleMs: 0 });
  const counted = (data: { Unread: number }) => {
    queryClient.setQueryData(queryKeyOf(notificationRoutes.count), data);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(notificationRoutes.list) });
  };
  const read = useSend(notificationRoutes.read, { onSuccess: counted });
  const readAll = useSend(notificationRoutes.readAll, { onSuccess: counted });
  const rows = list.data?.Rows ?? [];
  const open = (row: (typeof rows)[number]) => {
    if (!row.IsRead) read.mutate({ NotificationKey: row.NotificationKey });
    if (!row.ApplicationKey) return;
    onLeave();
    go(`/viewform?key=${row.ApplicationKey}`);
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
      {list.isPending && (
        <div style={{ padding: '1rem' }}>
          <Skeletons lines={4} />
        </div>
      )}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<IconBellOff size={22} stroke={1.6} />}
          title={t('NOTIFICATIONS_NONE')}
          text={t('NOTIFICATIONS_NONE_TEXT')}
        />
      )}
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => (
            <li key={row.NotificationKey}>
              <button
                type="button"
                className={`${classes.one} ${row.IsRead ? '' : classes.unread}`}
                onClick={() => open(row)}
              >
                <span>
                  {!row.IsRead && (
                    <span
                      className={classes.dot}
                      role="img"
                      aria-label={t('NOTIFICATION_UNREAD')}
                      style={{ display: 'block' }}
                    />
                  )}
                </span>
                <span>
                  <span className={classes.title}>{row.Title}</span>
                  <br />
                  <span className={classes.text}>{row.Text}</span>
                  <br />
                  <span className={classes.at}>{format.ago(row.At)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
