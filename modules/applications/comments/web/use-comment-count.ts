import { useGet } from '#platform/web/api/use-get.ts';
import { type CommentCount, commentRoutes } from '../rules/contract.ts';

/** Without a live connection the tab asks now and then. */
const POLL_INTERVAL_MS = 60_000;

export const useCommentCount = (ApplicationKey: string): CommentCount | undefined =>
  useGet(commentRoutes.count, { ApplicationKey }, { refetchMs: POLL_INTERVAL_MS, isQuiet: true }).data;
