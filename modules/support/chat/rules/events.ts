/** What this module writes to the event log, by the areas of the log in which it is found. */
export const chatEvents = {
  CONVERSATION: ['CHAT_HOURS'],
  SETTINGS: ['CHAT_HOURS'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    chat: typeof chatEvents;
  }
}
