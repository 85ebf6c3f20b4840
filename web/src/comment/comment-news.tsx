import { isClient } from '@assay/shared/access/roles.ts';
import { type CommentChange, commentChange } from '@assay/shared/comment/live-change.ts';
import { useCallback, useEffect, useState } from 'react';
import { onRoom } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { LiveNote } from '../ui/live-note.tsx';
import { readCommentsAgain } from './comment-cache.ts';

/** While an application is open, others comment on it: the page reads comments and counts again and says who did. */
export function CommentNews({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const [news, setNews] = useState<CommentChange | null>(null);

  useEffect(() => {
    const hear = (detail: unknown) => {
      const change = commentChange.safeParse(detail).data ?? null;
      readCommentsAgain(applicationKey);
      if (change && !change.IsByYou && change.Deed === 'WRITE') setNews(change);
    };
    // Nobody lets a client into the other room.
    const kinds = isStaff ? ['comment', 'internalcomment'] : ['comment'];
    const leave = kinds.map((kind) => onRoom(`${kind}:${applicationKey}`, hear));
    return () => {
      for (const leaveOne of leave) leaveOne();
    };
  }, [applicationKey, isStaff]);
  return (
    <LiveNote
      text={news && t('COMMENT_LIVE', { name: news.By.Name })}
      onOver={useCallback(() => setNews(null), [])}
    />
  );
}
