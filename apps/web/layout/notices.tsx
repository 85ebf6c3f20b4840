import { lazy, Suspense, useState } from 'react';
import { notificationRoutes } from '#modules/messaging/notification-centre/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { loadNoticePopover } from './later.ts';
import { NoticeBell } from './notice-bell.tsx';
import classes from './notices.module.css';
import { useLiveNotices } from './use-live-notices.ts';

const NoticePopover = lazy(loadNoticePopover);

/** Where live word does not come through. */
const ASK_MS = 60_000;

/** The bell: how many are unread, and what they say. */
export function Notices() {
  const [isWanted, setWanted] = useState(false);
  useLiveNotices();
  const unread = useGet(notificationRoutes.count, undefined, { refetchMs: ASK_MS }).data?.Unread ?? 0;
  const bell = (
    <NoticeBell
      unread={unread}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <span className={classes.bell}>
      {isWanted ? (
        <Suspense fallback={bell}>
          <NoticePopover unread={unread} />
        </Suspense>
      ) : (
        bell
      )}
      {unread > 0 && (
        <span className={`${classes.count} num`} aria-hidden="true">
          {Math.min(unread, 99)}
        </span>
      )}
    </span>
  );
}
