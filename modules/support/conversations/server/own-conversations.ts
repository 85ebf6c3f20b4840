/** Adds a user's own chats with staff, without internal notes, to the export of their personal data. */
import { ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { messagesOf } from './messages-of.ts';

/** The user's messages in the chat and the answers, without notes. */
async function* ownConversations(db: Queries, accountId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom('Conversation')
    .selectAll()
    .where('AccountId', '=', accountId)
    .orderBy('Id')
    .execute();
  for (const row of rows) {
    const conversations = [];
    for (let AfterSeq = 0; ; ) {
      const { Messages } = await messagesOf(db, row, { Id: accountId, isStaff: false }, { AfterSeq });
      conversations.push(...Messages.map(({ Side, Text, At }) => ({ Side, Text, At })));
      const last = Messages.at(-1);
      if (!last) break;
      AfterSeq = last.Seq;
    }
    const { ConversationNo, Status, CreatedAt } = row;
    yield { ConversationNo, Status, CreatedAt: CreatedAt.toISOString(), Messages: conversations };
  }
}

export const conversationsOfPerson = ownParts.implement(({ portal, actor }) => [
  { Name: 'Conversations', read: () => Array.fromAsync(ownConversations(portal.db, actor.Id)) },
]);
