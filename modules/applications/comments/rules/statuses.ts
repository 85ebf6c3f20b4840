/** Statuses of a comment. `NONE` is the state before it is written; a removed one stays as a placeholder. */
export const COMMENT_STATUSES = ['NONE', 'STANDING', 'REMOVED'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
