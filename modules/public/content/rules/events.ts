import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const contentEvents = {
  SETTINGS: ['CONTENT_BEGIN', 'CONTENT_DISCARD', 'CONTENT_PUBLISH', 'CONTENT_WITHDRAW', 'CONTENT_PICTURE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    content: typeof contentEvents;
  }
}
