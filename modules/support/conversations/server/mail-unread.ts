import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { Conversation } from './load-conversation.ts';
import { lockConversation } from './load-conversation.ts';
import { mailReplies } from './mail-replies.ts';

/** How long a user may take to read an answer before it is also sent by email. */
const TIMEOUT_MS = 2 * 60_000;

/** An answer in a chat is waited for; those that follow within that time go with it, in one mail. */
export const mailIfUnread = (tx: Tx, { ConversationKey }: Conversation, at: Date): Promise<void> =>
  enqueue(
    tx,
    'chat.mail',
    { ConversationKey },
    { jobKey: `chat.mail ${ConversationKey}`, runAt: new Date(at.getTime() + TIMEOUT_MS) },
  ).then(() => undefined);

/** Task `chat.mail`: emails the staff's messages that the client has neither read nor received by email. */
export async function mailUnread(
  { db, settings, isQuiet }: Portal,
  { ConversationKey }: { ConversationKey: string },
): Promise<void> {
  if (isQuiet) return;
  await db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, ConversationKey);
    if (row?.Source !== 'CHAT' || row.AccountId === null) return;
    const account = await tx
      .selectFrom('Account')
      .select(['Email', 'Status'])
      .where('Id', '=', row.AccountId)
      .executeTakeFirst();
    if (account?.Status !== 'ACTIVE') return;
    // To the address of today, not to that of the first message.
    await mailReplies(tx, settings, { ...row, Email: account.Email }, row.ClientSeenSeq);
  });
}
