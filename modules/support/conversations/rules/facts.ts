import type { ConversationSource } from './kinds.ts';
import type { ConversationStatus } from './statuses.ts';

/** Facts on which the conversation workflow's conditions depend. */
export type ConversationFacts = {
  Status: ConversationStatus;
  Source: ConversationSource;
  AssignedUserKey: string | null;
  /** The named assignee works in the inbox; loaded by ASSIGN only. */
  IsAssigneeOfInbox?: boolean;
};
