import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the chat module. */
export const chatEvents = {
  CONVERSATION: ['CHAT_HOURS'],
  SETTINGS: ['CHAT_HOURS'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    chat: typeof chatEvents;
  }
}
