import type { Tx } from '#platform/server/database/connect.ts';
import { refuseBeyondAttached } from '#platform/server/files/attached-bounds.ts';
import { failField } from '#platform/server/http/fail.ts';

/** Ties one's own fresh uploads to a message; anybody else's are refused exactly as those that do not exist. */
export async function takeFiles(
  tx: Tx,
  fileKeys: readonly string[],
  { messageId, accountId }: { messageId: number; accountId: number },
): Promise<void> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return;
  const rows = await tx
    .updateTable('File')
    .set({ ConversationMessageId: messageId })
    .where('FileKey', 'in', keys)
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    .where('ConversationMessageId', 'is', null)
    .returning('Id')
    .execute();
  if (rows.length < keys.length) failField('Attachment', 'FIELD_INVALID');
  await refuseBeyondAttached(tx, { messageId, accountId });
}
