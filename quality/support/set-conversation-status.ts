import type { ConversationStatus } from '#modules/support/conversations/rules/statuses.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';

/** Writes the status of a conversation directly, for tests, announced to the database as its writer does. */
export const setConversationStatus = (db: Queries, id: number, Status: ConversationStatus) =>
  db
    .updateTable('Conversation')
    .set({ Status })
    .where('Id', '=', id)
    .where(announceStatus('conversation', Status))
    .execute();
