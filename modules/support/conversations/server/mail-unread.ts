/**
 * Emails a client the chat answers that they have not read within two minutes, together in one email: queues
 * the job, and runs it (task `chat.mail`).
 */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { Conversation } from './load-conversation.ts';
import { lockConversation } from './load-conversation.ts';
import { mailReplies } from './mail-replies.ts';

/** Time in milliseconds for reading an answer before it is also sent by email. */
const TIMEOUT_MS = 2 * 60_000;

/** Queues the email of a chat answer; answers that follow within the delay are sent with it, in one email. */
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
    if (!account || !accountStatuses.active.includes(account.Status)) return;
    // To the account's current address, not to that of the first message.
    await mailReplies(tx, settings, { ...row, Email: account.Email }, row.ClientSeenSeq);
  });
}
