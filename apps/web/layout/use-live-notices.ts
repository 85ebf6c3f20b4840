import { useEffect } from 'react';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import { onNotice } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/use-get.ts';
import { toast } from '#platform/web/ui/toast.ts';

/** Counts up as soon as somebody is told of something, and says what; also where it was read in another window. */
export function useLiveNotices(): void {
  useEffect(
    () =>
      onNotice((key) => {
        for (const route of [notificationRoutes.count, notificationRoutes.list])
          void queryClient.invalidateQueries({ queryKey: queryKeyOf(route) });
        // Nobody reads a toast in a window that is not looked at; the bell keeps it.
        if (key !== null && !document.hidden) void say(key).catch(() => undefined);
      }),
    [],
  );
}

async function say(key: string): Promise<void> {
  const newest = queryOf(notificationRoutes.list, { PageSize: 10 });
  const { Rows } = await queryClient.fetchQuery({ ...newest, staleTime: 0 });
  const row = Rows.find((one) => one.NotificationKey === key);
  if (row && !row.IsRead) toast(row.Title, 'info');
}
