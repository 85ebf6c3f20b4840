/**
 * Notification bell of the top bar: shows the unread count, refreshes it live (every minute as a fallback),
 * shows new notifications as toasts, and loads the list on the first press.
 */

import { lazy, Suspense, useEffect, useState } from 'react';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import { onNotice } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf, useGet } from '#platform/web/api/use-get.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { NoticeBell } from './notice-bell.tsx';
import classes from './notices.module.css';
import { loadNoticePopover } from './preload.ts';

/**
 * Refetches the unread count and list when a live notification arrives or is read in another window; shows
 * its title as a toast.
 */
function useLiveNotices(): void {
  useEffect(
    () =>
      onNotice((key) => {
        for (const route of [notificationRoutes.count, notificationRoutes.list])
          void queryClient.invalidateQueries({ queryKey: queryKeyOf(route) });
        // A toast goes unread in a background window; the bell still lists the notification.
        if (key !== null && !document.hidden) void toastNotice(key).catch(() => undefined);
      }),
    [],
  );
}

async function toastNotice(key: string): Promise<void> {
  const newest = queryOf(notificationRoutes.list, { PageSize: 10 });
  const { Rows } = await queryClient.fetchQuery({ ...newest, staleTime: 0 });
  const row = Rows.find((one) => one.NotificationKey === key);
  if (row && !row.IsRead) toast(row.Title, 'info');
}

const NoticePopover = lazy(loadNoticePopover);

/** Fallback polling for when the live connection does not work. */
const POLL_INTERVAL_MS = 60_000;

/** Bell with the unread count; opens the notification popover. */
export function Notices() {
  const [shouldLoad, setShouldLoad] = useState(false);
  useLiveNotices();
  const unread =
    useGet(notificationRoutes.count, undefined, { refetchMs: POLL_INTERVAL_MS }).data?.Unread ?? 0;
  const bell = (
    <NoticeBell
      unread={unread}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setShouldLoad(true)}
    />
  );
  return (
    <span className={classes.bell}>
      {shouldLoad ? (
        <Suspense fallback={bell}>
          <NoticePopover unread={unread} />
        </Suspense>
      ) : (
        bell
      )}
      {unread > 0 && (
        <Words
          as="span"
          padX="2xs"
          round="md"
          size="xs"
          weight="strong"
          className={`${classes.count} num`}
          aria-hidden="true"
        >
          {Math.min(unread, 99)}
        </Words>
      )}
    </span>
  );
}
