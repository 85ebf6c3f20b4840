import type { Queries } from '#platform/server/database/connect.ts';
import type { ConversationFacts } from '../rules/facts.ts';
import type { Conversation } from './load-conversation.ts';

/**
 * Loads the facts on which the conditions of staff's actions on a conversation depend: status, source and
 * assignee.
 */
export async function conversationFacts(
  db: Queries,
  { Status, Source, AssignedId }: Conversation,
): Promise<ConversationFacts> {
  const assigned =
    AssignedId === null
      ? null
      : await db.selectFrom('Account').select('UserKey').where('Id', '=', AssignedId).executeTakeFirst();
  return { Status, Source, AssignedUserKey: assigned?.UserKey ?? null };
}
