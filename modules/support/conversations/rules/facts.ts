import type { ConversationSource, ConversationStatus } from './kinds.ts';

/** What the table of conversations decides on. */
export type ConversationFacts = {
  Status: ConversationStatus;
  Source: ConversationSource;
  AssignedUserKey: string | null;
};

/** The asker has written: it is the staff's turn again. A conversation that was set aside stays so. */
export const statusAfterClientMessage = (status: ConversationStatus): ConversationStatus =>
  status === 'SPAM' ? 'SPAM' : 'OPEN';
