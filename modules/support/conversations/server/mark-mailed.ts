import type { Tx } from '#platform/server/database/connect.ts';
import type { Conversation } from './load-conversation.ts';

/**
 * Marks the staff's replies after a given number as emailed to the asker, so that they are not emailed
 * again; earlier ones were emailed before, or read in the chat.
 */
export async function markMailed(
  tx: Tx,
  { Id, LastSeq }: Pick<Conversation, 'Id' | 'LastSeq'>,
  afterSeq: number,
): Promise<void> {
  await tx
    .insertInto('ConversationMailed')
    .columns(['MessageId'])
    .expression((eb) =>
      eb
        .selectFrom('ConversationMessage')
        .select('Id')
        .where('ConversationId', '=', Id)
        .where('Side', '=', 'STAFF')
        .where('Seq', '>', afterSeq),
    )
    .execute();
  await tx.updateTable('Conversation').set({ MailedSeq: LastSeq }).where('Id', '=', Id).execute();
}
