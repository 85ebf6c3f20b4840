import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the conversations module. */
export const conversationsEvents = {
  CONVERSATION: [
    'CONVERSATION_STARTED',
    'CONVERSATION_REPLY',
    'CONVERSATION_NOTE',
    'CONVERSATION_ASSIGN',
    'CONVERSATION_CLOSE',
    'CONVERSATION_REOPEN',
    'CONVERSATION_SPAM',
    'CONVERSATION_SPAM_REMOVED',
    'CONVERSATION_KEPT_LONG_ENOUGH',
    'CANNED_SAVE',
    'CANNED_REMOVE',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    conversations: typeof conversationsEvents;
  }
}
