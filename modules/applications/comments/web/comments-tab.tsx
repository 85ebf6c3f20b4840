import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './comment.module.css';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { useComments } from './use-comments.ts';
import { useMarkRead } from './use-mark-read.ts';

/** What is said about an application: of staff among themselves, and between the client and the body. */
export function CommentsTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const comments = useComments(applicationKey);
  const { rows, newest, error } = comments;
  const fresh = useMarkRead(applicationKey, rows);
  const list = useNewInSight(rows.find((row) => row.IsUnread)?.CommentKey);
  if (error && !newest) return <ErrorPanel error={error} onRetry={() => void comments.refetch()} />;
  if (!newest) return <Skeletons lines={6} />;
  const write = newest.Actions.find((action) => action.Action === 'WRITE');
  return (
    <div className={classes.tab}>
      {comments.hasNextPage && (
        <Button
          variant="default"
          className={classes.earlier}
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {t('COMMENT_EARLIER')}
        </Button>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconMessages size={22} stroke={1.6} />}
          title={t('COMMENT_NONE')}
          text={write?.Allowed && t(isStaff ? 'COMMENT_NONE_STAFF' : 'COMMENT_NONE_CLIENT')}
        />
      ) : (
        <ol ref={list} className={classes.list} aria-label={t('COMMENT_LIST')}>
          {rows.map((comment) => (
            <CommentItem
              key={comment.CommentKey}
              applicationKey={applicationKey}
              comment={comment}
              isStaff={isStaff}
              isNew={fresh.has(comment.CommentKey)}
            />
          ))}
        </ol>
      )}
      {write?.Allowed && <Composer key={applicationKey} applicationKey={applicationKey} isStaff={isStaff} />}
      {write && !write.Allowed && (
        <Notice tone="info" title={t('COMMENT_CLOSED_TITLE')}>
          {write.Reasons.map((reason) => reason.Message).join(' ')}
        </Notice>
      )}
    </div>
  );
}

/** Who opens the tab because something is new there comes to it at once; later nothing moves under a finger. */
function useNewInSight(key: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !list.current) return;
    isDone.current = true;
    if (key === undefined) return;
    list.current.querySelector(`[data-comment="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'center' });
  }, [key]);
  return list;
}
