import { markSeen } from '#modules/support/conversations/server/mark-seen.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { chatRoutes } from '../rules/contract.ts';
import { countUnread } from './count-unread.ts';
import { lockOwnChat } from './own-chat.ts';
import { seqOf } from './view-chat.ts';

type Route = (typeof chatRoutes)['seen'];

/** Whoever asked has read up to a message. */
export async function markChatSeen({ db, actor, body }: Context<Route>): Promise<DataOf<Route>> {
  await db.transaction().execute(async (tx) => {
    const row = (await lockOwnChat(tx, actor.Id)) ?? fail('ERR_NOT_FOUND');
    await markSeen(tx, row, 'AskerSeenSeq', await seqOf(tx, row, body.MessageKey));
  });
  return countUnread(db, actor.Id);
}
