import type { Portal } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { addMessage } from '../add-message.ts';
import { loadConversation, lockConversation } from '../load-conversation.ts';
import { readMoreCode } from '../more-code.ts';

/** Adds a stranger's further words to their question. The same words twice in a row are said once. */
export async function addByForm(
  { db, settings }: Portal,
  code: string,
  message: string,
  visitor: Visitor,
  at = new Date(),
): Promise<boolean> {
  const key = await readMoreCode({ db, settings }, code);
  if (!key || !(await loadConversation(db, key))) return false;
  // Counted by the question and not by its mailbox: that count is filled by whoever types the address.
  await countTry(db, { kind: 'contact', account: key, address: visitor.Address });
  await db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, key);
    if (!row) return;
    const last = await tx
      .selectFrom('ConversationMessage')
      .select(['Side', 'Text'])
      .where('ConversationId', '=', row.Id)
      .orderBy('Seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.Side === 'ASKER' && last.Text === message) return;
    await addMessage(tx, row, { side: 'ASKER', accountId: null, text: message, at });
  });
  return true;
}
