/** What this module writes to the event log, by the areas of the log in which it is found. */
export const conversationsEvents = {
  CONVERSATION: [
    'CONVERSATION_BEGUN',
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
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    conversations: typeof conversationsEvents;
  }
}
