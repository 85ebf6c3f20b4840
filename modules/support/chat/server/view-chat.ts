/**
 * Returns the user's own chat: a page of messages without internal notes, read markers and availability of
 * staff. Another user's message key gets the same response as one that never existed.
 */
import type { MessageView } from '#modules/support/conversations/rules/index.ts';
import { type Conversation, messagesOf } from '#modules/support/conversations/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { ChatMessage, ChatView, chatRoutes } from '../rules/contract.ts';
import { agentAvailability } from './agent-availability.ts';
import { lastSeenKey, newestKey, unreadOf } from './chat-marks.ts';
import { ownChat } from './own-chat.ts';

type Route = (typeof chatRoutes)['view'];

/**
 * Returns the user's own chat. Another user's message key gets the same response as one that never existed.
 */
export async function viewChat({ db, actor, at, query }: Context<Route>): Promise<ChatView> {
  const Availability = await agentAvailability(db, at);
  const row = await ownChat(db, actor.Id);
  const { BeforeKey, AfterKey } = query;
  if (!row) {
    if (BeforeKey ?? AfterKey) fail('ERR_NOT_FOUND');
    return { ...NOTHING, Messages: [], Availability };
  }
  const window = {
    BeforeSeq: BeforeKey === undefined ? undefined : await seqOf(db, row, BeforeKey),
    AfterSeq: AfterKey === undefined ? undefined : await seqOf(db, row, AfterKey),
  };
  const content = await messagesOf(db, row, { Id: actor.Id, isStaff: false }, window);
  return {
    ConversationKey: row.ConversationKey,
    ConversationNo: row.ConversationNo,
    State: { Status: row.Status, NewestKey: await newestKey(db, row), SeenKey: await lastSeenKey(db, row) },
    Messages: content.Messages.map(withoutNumber),
    HasEarlier: content.HasEarlier,
    ...(await unreadOf(db, row)),
    Availability,
  };
}

/** Returns a message as the client sees it: identified by its key alone. */
export const withoutNumber = ({ Seq: _, By: __, IsMailed: ___, ...message }: MessageView): ChatMessage =>
  message;

/** Returns the number of a message by its key, if it belongs to this conversation and is not a note. */
export async function seqOf(db: Queries, { Id }: Conversation, messageKey: string): Promise<number> {
  const row = await db
    .selectFrom('ConversationMessage')
    .select('Seq')
    .where('ConversationId', '=', Id)
    .where('MessageKey', '=', messageKey)
    .where('Side', '<>', 'NOTE')
    .executeTakeFirst();
  return (row ?? fail('ERR_NOT_FOUND')).Seq;
}

const NOTHING = {
  ConversationKey: null,
  ConversationNo: null,
  State: null,
  HasEarlier: false,
  Unread: 0,
  UnreadFrom: null,
} as const satisfies Omit<ChatView, 'Availability' | 'Messages'>;
