import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const contentEvents = {
  SETTINGS: ['CONTENT_BEGIN', 'CONTENT_DISCARD', 'CONTENT_PUBLISH', 'CONTENT_WITHDRAW', 'CONTENT_PICTURE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    content: typeof contentEvents;
  }
}
