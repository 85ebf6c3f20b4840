import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { call, newIntention } from '#platform/web/api/call.ts';
import { type CommentView, commentRoutes } from '../rules/contract.ts';
import { putAllRead, putCount } from './comment-cache.ts';

/**
 * What is on a screen that somebody looks at counts as read. Answers which comments were new when they came in: these
 * stay marked as long as the tab is open.
 */
export function useMarkRead(ApplicationKey: string, rows: readonly CommentView[]): ReadonlySet<string> {
  const isVisible = useDocumentVisibility() === 'visible';
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const told = useRef<string | null>(null);
  const unread = rows.filter((row) => row.IsUnread).map((row) => row.CommentKey);
  const newest = rows.at(-1)?.CommentKey ?? null;
  const names = unread.join(' ');

  useEffect(() => {
    if (names !== '') setFresh((was) => new Set([...was, ...names.split(' ')]));
  }, [names]);

  useEffect(() => {
    if (!isVisible || names === '' || newest === null || told.current === newest) return;
    told.current = newest;
    const body = { ApplicationKey, CommentKey: newest };
    call(commentRoutes.read, { body, idempotencyKey: newIntention() })
      .then((count) => {
        putCount(ApplicationKey, count);
        putAllRead(ApplicationKey);
      })
      // Nobody has to hear of this; what could not be marked stays new.
      .catch(() => {
        told.current = null;
      });
  }, [ApplicationKey, isVisible, names, newest]);
  return fresh;
}
