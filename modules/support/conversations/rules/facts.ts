/**
 * Facts on which the conditions of staff's actions on a conversation depend, and the status of a
 * conversation after the asker has written.
 */
import type { ConversationSource, ConversationStatus } from './kinds.ts';

/** Facts on which the conversation workflow's conditions depend. */
export type ConversationFacts = {
  Status: ConversationStatus;
  Source: ConversationSource;
  AssignedUserKey: string | null;
  /** The named assignee works in the inbox; loaded by ASSIGN only. */
  IsAssigneeOfInbox?: boolean;
};

/** Status after the asker has written: staff has to answer again. A conversation marked as spam stays so. */
export const statusAfterClientMessage = (status: ConversationStatus): ConversationStatus =>
  status === 'SPAM' ? 'SPAM' : 'OPEN';
