/** `NONE` is the state before it is written. A removed one stays as a line that says so. */
export const COMMENT_STATUSES = ['NONE', 'STANDING', 'REMOVED'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
