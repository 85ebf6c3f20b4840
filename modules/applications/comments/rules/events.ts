/** What this module writes to the event log, by the areas of the log in which it is found. */
export const commentsEvents = {
  APPLICATION: ['COMMENT_WRITE', 'COMMENT_EDIT', 'COMMENT_REMOVE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    comments: typeof commentsEvents;
  }
}
