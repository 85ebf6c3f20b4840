/**
 * Loads a page of a conversation's messages with their files, for staff or for the asker, who sees no
 * internal notes and no names of staff members.
 */
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import { MESSAGES_PER_PAGE } from '../rules/limits.ts';
import type { MessageView } from '../rules/message.ts';
import type { Conversation } from './load-conversation.ts';

/** The asker sees no notes, and sees the certification body instead of individual staff members. */
type Reader = { Id: number; isStaff: boolean };
type Window = { BeforeSeq?: number | undefined; AfterSeq?: number | undefined };

/** Returns messages in chronological order: the newest ones, or those before or after a number. */
export async function messagesOf(
  db: Queries,
  { Id }: Pick<Conversation, 'Id'>,
  reader: Reader,
  { BeforeSeq, AfterSeq }: Window = {},
): Promise<{ Messages: MessageView[]; HasEarlier: boolean }> {
  const isOnwards = AfterSeq !== undefined;
  const found = await db
    .selectFrom('ConversationMessage')
    .leftJoin('Account', 'Account.Id', 'ConversationMessage.AccountId')
    .leftJoin('ConversationMailed', 'ConversationMailed.MessageId', 'ConversationMessage.Id')
    .select(['MessageKey', 'Seq', 'Side', 'Text', 'Attachment', 'At', 'ConversationMessage.AccountId'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .select('ConversationMailed.MessageId as MailedId')
    .where('ConversationId', '=', Id)
    .$if(!reader.isStaff, (query) => query.where('Side', '<>', 'NOTE'))
    .$if(isOnwards, (query) => query.where('Seq', '>', AfterSeq ?? 0))
    .$if(BeforeSeq !== undefined, (query) => query.where('Seq', '<', BeforeSeq ?? 0))
    .orderBy('Seq', isOnwards ? 'asc' : 'desc')
    .limit(MESSAGES_PER_PAGE + 1)
    .execute();
  const isMore = found.length > MESSAGES_PER_PAGE;
  const rows = found.slice(0, MESSAGES_PER_PAGE);
  if (!isOnwards) rows.reverse();
  const files = await fileInfos(
    db,
    rows.flatMap(({ Attachment }) => Attachment),
  );
  const Messages = rows.map(
    ({ Attachment, AccountId, UserKey, FirstName, LastName, At, MailedId, ...row }) => ({
      ...row,
      By:
        reader.isStaff && UserKey !== null && FirstName !== null && LastName !== null
          ? { UserKey, Name: fullName({ FirstName, LastName }) }
          : null,
      IsByYou: AccountId === reader.Id,
      Files: Attachment.flatMap((key) => files.find(({ FileKey }) => FileKey === key) ?? []),
      At: At.toISOString(),
      IsMailed: MailedId !== null,
    }),
  );
  return { Messages, HasEarlier: isMore && !isOnwards };
}
