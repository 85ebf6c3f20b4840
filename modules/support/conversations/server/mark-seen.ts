/**
 * Moves the read marker of staff or of the client in a conversation forwards, never back, and provides the
 * endpoint with which staff marks messages as seen.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { conversationRoutes } from '../rules/contract.ts';
import { inboxCount } from './inbox-count.ts';
import { type Conversation, lockConversation } from './load-conversation.ts';

type Route = (typeof conversationRoutes)['seen'];

/** Marks messages as seen by staff, up to a given one. */
export async function markSeenByStaff({ db, actor, body }: Context<Route>): Promise<DataOf<Route>> {
  await db.transaction().execute(async (tx) => {
    const row = (await lockConversation(tx, body.ConversationKey)) ?? fail('ERR_NOT_FOUND');
    await markSeen(tx, row, 'StaffSeenSeq', body.Seq);
  });
  return inboxCount(db, actor);
}

/**
 * Moves a read marker forwards, never back and never beyond the last message; the conversation's Version is
 * unchanged.
 */
export async function markSeen(
  tx: Tx,
  row: Conversation,
  mark: 'StaffSeenSeq' | 'ClientSeenSeq',
  seq: number,
): Promise<void> {
  const seen = Math.min(seq, row.LastSeq);
  if (seen <= row[mark]) return;
  await tx
    .updateTable('Conversation')
    .set({ [mark]: seen })
    .where('Id', '=', row.Id)
    .execute();
}
