/** Hook for the number of comments and unread comments on an application. */
import { useGet } from '#platform/web/api/use-get.ts';
import { type CommentCount, commentRoutes } from '../rules/contract.ts';

/** Polling interval, in case there is no live connection. */
const POLL_INTERVAL_MS = 60_000;

export const useCommentCount = (ApplicationKey: string): CommentCount | undefined =>
  useGet(commentRoutes.count, { ApplicationKey }, { refetchMs: POLL_INTERVAL_MS, isQuiet: true }).data;
