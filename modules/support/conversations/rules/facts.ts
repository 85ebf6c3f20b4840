import type { ConversationSource, ConversationStatus } from './kinds.ts';

/** What the table of conversations decides on. */
export type ConversationFacts = {
  Status: ConversationStatus;
  Source: ConversationSource;
  AssignedUserKey: string | null;
};

/** Whoever asked has written: it is the body's turn again. What was put aside stays there. */
export const statusAfterAsker = (status: ConversationStatus): ConversationStatus =>
  status === 'SPAM' ? 'SPAM' : 'OPEN';
