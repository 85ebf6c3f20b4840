/** What other modules may use of this one; everything else is its own. */
export { CommentUpdates } from './comment-updates.tsx';
export { CommentsTab } from './comments-tab.tsx';
export { UnreadMark } from './unread-mark.tsx';
export { useCommentCount } from './use-comment-count.ts';
