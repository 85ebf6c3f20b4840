import type { ConversationFacts } from '@assay/shared/conversation/facts.ts';
import type { Queries } from '../db/connect.ts';
import type { Conversation } from './load-conversation.ts';

/** What the table decides on. */
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
