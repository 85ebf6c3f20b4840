import type { Tx } from '#platform/server/database/connect.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';

type Input = {
  keys: readonly string[];
  applicationId: number;
  accountId: number;
  /** Files that the comment has already. */
  before?: readonly string[];
};

/**
 * Ties the files of a comment to its application. Only the author's own fresh uploads are taken besides those that it
 * has: a file of another part of the application would be open or closed to the client by both.
 */
export async function attachCommentFiles(
  tx: Tx,
  { keys, applicationId, accountId, before = [] }: Input,
): Promise<string[]> {
  const wanted = [...new Set(keys)];
  const fresh = wanted.filter((key) => !before.includes(key));
  if (fresh.length === 0) return wanted;
  const free = await tx
    .selectFrom('File')
    .select('FileKey')
    .where('FileKey', 'in', fresh)
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    // The board's record has rules of its own.
    .where('Kind', '<>', 'crb')
    .forUpdate()
    .execute();
  if (free.length < fresh.length) failField('Attachment', 'FIELD_INVALID');
  await linkFiles(tx, { fileKeys: fresh, applicationId, accountId });
  return wanted;
}
