/**
 * Tab with the comments on an application, oldest first, and the form to write one; comments shown on an
 * active screen are marked as read.
 */

import { Button } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { IconMessages } from '@tabler/icons-react';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type CommentView, commentRoutes } from '../rules/contract.ts';
import classes from './comment.module.css';
import { type CommentPage, commentsKey, markAllRead, putCount } from './comment-cache.ts';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';

/**
 * Marks comments shown on an active screen as read. Returns the keys of comments that were new on arrival;
 * they stay highlighted while the tab is open.
 */
function useMarkRead(ApplicationKey: string, rows: readonly CommentView[]): ReadonlySet<string> {
  const isVisible = useDocumentVisibility() === 'visible';
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const message = useRef<string | null>(null);
  const unread = rows.filter((row) => row.IsUnread).map((row) => row.CommentKey);
  const newest = rows.at(-1)?.CommentKey ?? null;
  const names = unread.join(' ');

  useEffect(() => {
    if (names !== '') setFresh((was) => new Set([...was, ...names.split(' ')]));
  }, [names]);

  useEffect(() => {
    if (!isVisible || names === '' || newest === null || message.current === newest) return;
    message.current = newest;
    const body = { ApplicationKey, CommentKey: newest };
    call(commentRoutes.read, { body, idempotencyKey: newIdempotencyKey() })
      .then((count) => {
        putCount(ApplicationKey, count);
        markAllRead(ApplicationKey);
      })
      // No error is shown; comments that could not be marked stay unread.
      .catch(() => {
        message.current = null;
      });
  }, [ApplicationKey, isVisible, names, newest]);
  return fresh;
}

/** The application's comments, oldest first, with earlier pages loaded on demand. */
function useComments(ApplicationKey: string) {
  const pages = useInfiniteQuery<
    CommentPage,
    ApiError,
    InfiniteData<CommentPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: commentsKey(ApplicationKey),
    queryFn: ({ pageParam, signal }) =>
      call(commentRoutes.list, {
        query: { ApplicationKey, ...(pageParam !== null && { Before: pageParam }) },
        signal,
        isQuiet: true,
      }),
    initialPageParam: null,
    getNextPageParam: (last) => (last.HasEarlier ? (last.Rows[0]?.CommentKey ?? null) : null),
  });
  const all = pages.data?.pages ?? [];
  return { ...pages, newest: all[0], rows: all.toReversed().flatMap((page) => page.Rows) };
}

/** Internal comments of staff, and comments between the client and the certification body. */
export function CommentsTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const isStaff = !isClient(useUser().UserRoleList);
  const comments = useComments(applicationKey);
  const { rows, newest, error } = comments;
  const fresh = useMarkRead(applicationKey, rows);
  const list = useScrollToNew(rows.find((row) => row.IsUnread)?.CommentKey);
  if (error && !newest) return <ErrorPanel error={error} onRetry={() => void comments.refetch()} />;
  if (!newest) return <Skeletons lines={6} />;
  const write = newest.Actions.find((action) => action.Action === 'WRITE');
  return (
    <Stack gap="md" className={classes.tab}>
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
        <Stack ref={list} as="ol" gap="sm" aria-label={t('COMMENT_LIST')}>
          {rows.map((comment) => (
            <CommentItem
              key={comment.CommentKey}
              applicationKey={applicationKey}
              comment={comment}
              isStaff={isStaff}
              isNew={fresh.has(comment.CommentKey)}
            />
          ))}
        </Stack>
      )}
      {write?.Allowed && <Composer key={applicationKey} applicationKey={applicationKey} isStaff={isStaff} />}
      {write && !write.Allowed && (
        <Notice tone="info" title={t('COMMENT_CLOSED_TITLE')}>
          {joinSentences(write.Reasons.map((reason) => reason.Message))}
        </Notice>
      )}
    </Stack>
  );
}

/**
 * Scrolls to the first new comment when the tab opens, but never again, so that nothing moves while it is
 * used.
 */
function useScrollToNew(key: string | undefined) {
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
