/** Endpoints and live rooms of the client's chat: view, count, send, mark as seen, office hours. */
import { markSeen } from '#modules/support/conversations/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { chatRoutes } from '../rules/contract.ts';
import type { ChatCount } from '../rules/count-contract.ts';
import { unreadOf } from './chat-marks.ts';
import { availabilityRoom, conversationRoom } from './chat-rooms.ts';
import { readHours, saveHours } from './office-hours.ts';
import { lockOwnChat, ownChat } from './own-chat.ts';
import { postChatMessage } from './post-chat-message.ts';
import { seqOf, viewChat } from './view-chat.ts';

/** Returns the number of unread answers for the help button, and the key of the live room. */
async function countUnread(db: Queries, accountId: number): Promise<ChatCount> {
  const row = await ownChat(db, accountId);
  if (!row) return { Unread: 0, ConversationKey: null };
  const { Unread } = await unreadOf(db, row);
  return { Unread, ConversationKey: row.ConversationKey };
}

type Route = (typeof chatRoutes)['seen'];

/** Marks messages as seen by the client, up to a given one. */
async function markChatSeen({ db, actor, body }: Context<Route>): Promise<DataOf<Route>> {
  await db.transaction().execute(async (tx) => {
    const row = (await lockOwnChat(tx, actor.Id)) ?? fail('ERR_NOT_FOUND');
    await markSeen(tx, row, 'ClientSeenSeq', await seqOf(tx, row, body.MessageKey));
  });
  return countUnread(db, actor.Id);
}

export const http = defineHttp({
  calls: [
    ...answerAll(chatRoutes, {
      view: viewChat,
      count: ({ db, actor }) => countUnread(db, actor.Id),
      send: postChatMessage,
      seen: markChatSeen,
      hours: ({ db }) => readHours(db),
      saveHours,
    }),
  ],
  live: (db, presence) => ({
    rooms: { conversation: conversationRoom(db, presence), availability: availabilityRoom(db) },
  }),
});
