/**
 * Adds a message with its files to a locked conversation and updates its status and read markers; staff are
 * notified when the asker's message starts to wait for an answer.
 */
import { sql } from 'kysely';
import { MAX_ATTACHED_MEGABYTES } from '#platform/common/settings/file-bounds.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import { type AttachedBound, assertAttachmentQuota } from '#platform/server/files/attachment-quota.ts';
import { failField } from '#platform/server/http/fail.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { MessageSide } from '../rules/kinds.ts';
import { isWithStaff, statusAfterClientMessage } from '../rules/statuses.ts';
import type { Conversation } from './load-conversation.ts';
import { changeConversation } from './write-conversation.ts';

/**
 * Links the author's new uploads to a message; other users' files are refused exactly as non-existent ones.
 */
async function attachFiles(
  tx: Tx,
  fileKeys: readonly string[],
  { messageId, accountId }: { messageId: number; accountId: number },
): Promise<void> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return;
  const rows = await tx
    .updateTable('File')
    .set({ ConversationMessageId: messageId })
    .where('FileKey', 'in', keys)
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    .where('ConversationMessageId', 'is', null)
    .returning('Id')
    .execute();
  if (rows.length < keys.length) failField('Attachment', 'FIELD_INVALID');
  await assertAttachmentQuota(tx, accountId, [boundOfMessages(accountId)]);
}

/** Limit for files that clients attach to messages, counted for the whole organisation. */
const boundOfMessages = (accountId: number): AttachedBound => ({
  Text: 'FIELD_MESSAGE_BYTES',
  Megabytes: MAX_ATTACHED_MEGABYTES.MESSAGES,
  counted: sql`file.conversation_message_id is not null and owner.id in (
    select colleague.id from account me join account colleague
      on colleague.organisation_id = me.organisation_id or colleague.id = me.id
    where me.id = ${accountId})`,
});

type NewMessage = {
  side: MessageSide;
  /** Null: a visitor, or the portal. */
  accountId: number | null;
  text: string;
  fileKeys?: readonly string[];
  at: Date;
  /** Set while demo data is written: no one is notified. */
  isQuiet?: true;
};

const EXCERPT = 160;

/**
 * Writes the next message of a locked conversation and updates its number, status and list data. Authors
 * have read their own messages. Staff is notified when a conversation starts to wait for them, not of every
 * message.
 */
export async function addMessage(
  tx: Tx,
  conversation: Conversation,
  { side, accountId, text, fileKeys = [], at, isQuiet }: NewMessage,
): Promise<Conversation> {
  const Seq = conversation.LastSeq + 1;
  const isVisibleToAsker = side !== 'NOTE';
  const isFromAsker = side === 'ASKER';
  const message = await tx
    .insertInto('ConversationMessage')
    .values({
      MessageKey: newKey(),
      ConversationId: conversation.Id,
      Seq,
      Side: side,
      AccountId: accountId,
      Text: text,
      Attachment: [...fileKeys],
      At: at,
      Search: isVisibleToAsker ? searchText(text) : '',
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  if (accountId !== null) await attachFiles(tx, fileKeys, { messageId: message.Id, accountId });
  const changed = await changeConversation(tx, conversation, {
    // A reply of staff changes the status as an action of the workflow.
    Status: isFromAsker ? statusAfterClientMessage(conversation.Status) : conversation.Status,
    columns: {
      LastSeq: Seq,
      Version: conversation.Version + 1,
      ...(isVisibleToAsker && { LastSide: side, LastAt: at, Excerpt: excerptOf(text) }),
      ...(isFromAsker && { ClientSeenSeq: conversation.AccountId === null ? 0 : Seq }),
    },
    at,
  });
  const isTurnNew = Seq === 1 || !isWithStaff(conversation.Status);
  if (isFromAsker && isTurnNew && isWithStaff(changed.Status) && !isQuiet)
    await enqueue(tx, 'conversation.notify', { ConversationId: conversation.Id, Seq });
  return changed;
}

/** Cut between code points, so that no emoji is split. */
const excerptOf = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, EXCERPT).join('');
