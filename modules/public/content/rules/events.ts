/** What this module writes to the event log, by the areas of the log in which it is found. */
export const contentEvents = {
  SETTINGS: ['CONTENT_BEGIN', 'CONTENT_DISCARD', 'CONTENT_PUBLISH', 'CONTENT_WITHDRAW', 'CONTENT_PICTURE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    content: typeof contentEvents;
  }
}
