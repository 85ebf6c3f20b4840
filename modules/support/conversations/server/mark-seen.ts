import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { conversationRoutes } from '../rules/contract.ts';
import { inboxCount } from './inbox-count.ts';
import { type Conversation, lockConversation } from './load-conversation.ts';

type Route = (typeof conversationRoutes)['seen'];

/** The staff has read up to a message. */
export async function markSeenByStaff({ db, actor, body }: Context<Route>): Promise<DataOf<Route>> {
  await db.transaction().execute(async (tx) => {
    const row = (await lockConversation(tx, body.ConversationKey)) ?? fail('ERR_NOT_FOUND');
    await markSeen(tx, row, 'StaffSeenSeq', body.Seq);
  });
  return inboxCount(db, actor);
}

/** Moves a mark forwards, never back and never beyond what there is; no change of the conversation's Version. */
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
