/** Statuses of a comment. `NONE` is the state before it is written; a removed one stays as a placeholder. */
export const COMMENT_STATUSES = ['NONE', 'WRITTEN', 'REMOVED'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** The status of an existing comment. */
export const commentStatus = (removedAt: Date | string | null): CommentStatus =>
  removedAt === null ? 'WRITTEN' : 'REMOVED';
