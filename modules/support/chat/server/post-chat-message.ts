import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { isClosed } from '#modules/support/conversations/rules/index.ts';
import { addMessage, type Conversation, messagesOf } from '#modules/support/conversations/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { chatRoutes } from '../rules/contract.ts';
import { lockOwnChat } from './own-chat.ts';
import { startChat } from './start-chat.ts';
import { withoutNumber } from './view-chat.ts';

type Route = (typeof chatRoutes)['send'];
type PostedMessage = DataOf<Route>;

/**
 * Endpoint that adds a client's message to their chat with staff, once for each Idempotency-Key, with the
 * application that they were viewing; the first message starts the chat.
 */
export async function postChatMessage(context: Context<Route>): Promise<PostedMessage> {
  const { db, settings, actor, address, body, idempotencyKey, at } = context;
  // If an external chat server is configured, messages would not be read here.
  if (settings.CHAT_URL) fail('ERR_FORBIDDEN', { Text: 'CHAT_ELSEWHERE' });
  await countAttempt(db, { kind: 'chat', address, account: actor.UserKey });
  return db.transaction().execute(async (tx) => {
    const found = await lockOwnChat(tx, actor.Id);
    const request = { actor, idempotencyKey, action: 'CHAT_SAY', input: body };
    const first = await repeatedAnswer<PostedMessage>(tx, request);
    if (first) return first;
    const about = await applicationId(tx, context);
    const row = found ? await withAbout(tx, found, context, about) : await startChat(tx, context, about);
    const content = await addMessage(tx, row, {
      side: 'ASKER',
      accountId: actor.Id,
      text: body.Text,
      fileKeys: body.Attachment ?? [],
      at,
    });
    const answer = { ConversationKey: content.ConversationKey, Message: await newest(tx, content, actor.Id) };
    await storeAnswer(tx, request, answer);
    return answer;
  });
}

/**
 * Returns the application that the client was viewing; null if they may not see it: an invalid link must not
 * lose the question.
 */
async function applicationId(tx: Tx, { actor, body }: Context<Route>): Promise<number | null> {
  if (body.ApplicationKey === undefined) return null;
  const row = await tx
    .selectFrom('Application')
    .select('Application.Id')
    .where('ApplicationKey', '=', body.ApplicationKey)
    .where(visibleTo(actor))
    .executeTakeFirst();
  return row?.Id ?? null;
}

/**
 * Updates the chat's language and application. A new message in a closed chat is a new matter, so the chat
 * is unassigned.
 */
async function withAbout(
  tx: Tx,
  row: Conversation,
  { language }: Context<Route>,
  about: number | null,
): Promise<Conversation> {
  const change = {
    ...(row.Language !== language && { Language: language }),
    ...(about !== null && about !== row.ApplicationId && { ApplicationId: about }),
    ...(isClosed(row.Status) && { AssignedId: null, ApplicationId: about }),
  };
  if (Object.keys(change).length === 0) return row;
  return tx
    .updateTable('Conversation')
    .set(change)
    .where('Id', '=', row.Id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function newest(tx: Tx, row: Conversation, accountId: number) {
  const window = { AfterSeq: row.LastSeq - 1 };
  const { Messages } = await messagesOf(tx, row, { Id: accountId, isStaff: false }, window);
  const [message] = Messages;
  if (!message) throw new Error('a message that was just written is missing');
  return withoutNumber(message);
}
