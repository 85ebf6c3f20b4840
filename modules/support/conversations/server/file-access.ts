/**
 * Decides whether a user may download a file attached to a conversation message: users of the inbox may, and
 * the asker unless it belongs to an internal note.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { FileAccess } from '#platform/server/media/file-access.ts';
import { isOfInbox } from './is-of-inbox.ts';

/** Whether a user may access the files of a message: all inbox users, and the asker unless it is a note. */
async function canAccessMessageFile(db: Queries, actor: SignedIn, messageId: number): Promise<boolean> {
  if (isOfInbox(actor)) return true;
  const own = await db
    .selectFrom('ConversationMessage')
    .innerJoin('Conversation', 'Conversation.Id', 'ConversationMessage.ConversationId')
    .select('ConversationMessage.Id')
    .where('ConversationMessage.Id', '=', messageId)
    .where('ConversationMessage.Side', '<>', 'NOTE')
    .where('Conversation.AccountId', '=', actor.Id)
    .executeTakeFirst();
  return own !== undefined;
}

export const fileAccess: FileAccess = async (db, actor, { ConversationMessageId }) =>
  ConversationMessageId === null ? null : canAccessMessageFile(db, actor, ConversationMessageId);
