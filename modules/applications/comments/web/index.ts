/** Public web components of the comments module: everything that other modules may import. */
export { CommentUpdates } from './comment-updates.tsx';
export { CommentsTab } from './comments-tab.tsx';
export { UnreadMark } from './unread-mark.tsx';
export { useCommentCount } from './use-comment-count.ts';
