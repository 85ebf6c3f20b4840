import { useCallback, useEffect, useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { LiveChangeNotice } from '#platform/web/ui/live-change-notice.tsx';
import { type CommentChange, commentChange } from '../rules/live-change.ts';
import { refetchComments } from './comment-cache.ts';

/**
 * Invisible part of the application page that refetches comments and counts when other users comment, and
 * announces their new comments.
 */
export function CommentUpdates({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const [news, setNews] = useState<CommentChange | null>(null);

  useEffect(() => {
    const handleChange = (detail: unknown) => {
      const change = commentChange.safeParse(detail).data ?? null;
      refetchComments(applicationKey);
      if (change && !change.IsByYou && change.EventType === 'WRITE') setNews(change);
    };
    // The server never admits clients to the internal room.
    const kinds = isStaff ? ['comment', 'internalcomment'] : ['comment'];
    const leave = kinds.map((kind) => onRoom(`${kind}:${applicationKey}`, handleChange));
    return () => {
      for (const leaveOne of leave) leaveOne();
    };
  }, [applicationKey, isStaff]);
  return (
    <LiveChangeNotice
      text={news && t('COMMENT_LIVE', { name: news.By.Name })}
      onOver={useCallback(() => setNews(null), [])}
    />
  );
}
