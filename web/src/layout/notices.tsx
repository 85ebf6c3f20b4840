import { notificationRoutes } from '@assay/shared/notification/contract.ts';
import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './notices.module.css';
import { useLiveNotices } from './use-live-notices.ts';

const NoticeList = lazy(() => import('./notice-list.tsx').then((module) => ({ default: module.NoticeList })));

/** Where live word does not come through. */
const ASK_MS = 60_000;

/** The bell: how many are unread, and what they say. */
export function Notices() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useLiveNotices();
  const unread = useGet(notificationRoutes.count, undefined, { refetchMs: ASK_MS }).data?.Unread ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
    >
      <span className={classes.bell}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={unread > 0 ? t('NOTIFICATIONS_UNREAD', { count: unread }) : t('NOTIFICATIONS')}
            onClick={() => setOpen((was) => !was)}
          >
            <IconBell size={20} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
        {unread > 0 && (
          <span className={`${classes.count} num`} aria-hidden="true">
            {Math.min(unread, 99)}
          </span>
        )}
      </span>
      <Popover.Dropdown p={0} aria-label={t('NOTIFICATIONS')}>
        <Suspense>{isOpen && <NoticeList unread={unread} onLeave={() => setOpen(false)} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
