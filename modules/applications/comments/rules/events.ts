import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the comments module writes to the event log. */
export const commentsEvents = {
  APPLICATION: ['COMMENT_WRITE', 'COMMENT_EDIT', 'COMMENT_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    comments: typeof commentsEvents;
  }
}
