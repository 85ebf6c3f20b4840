/**
 * Attaches the author's newly uploaded files to a comment and its application; files of other users or from
 * elsewhere in the application are refused.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';

type Input = {
  keys: readonly string[];
  applicationId: number;
  accountId: number;
  /** Files that the comment already has. */
  before?: readonly string[];
};

/**
 * Only the author's own new uploads are accepted, besides existing files: for a file from elsewhere in the
 * application, client access would depend on two places.
 */
export async function attachCommentFiles(
  tx: Tx,
  { keys, applicationId, accountId, before = [] }: Input,
): Promise<string[]> {
  const uniqueKeys = [...new Set(keys)];
  const fresh = uniqueKeys.filter((key) => !before.includes(key));
  if (fresh.length === 0) return uniqueKeys;
  const free = await tx
    .selectFrom('File')
    .select('FileKey')
    .where('FileKey', 'in', fresh)
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    // The review board's records have separate access rules.
    .where('Kind', '<>', 'crb')
    .forUpdate()
    .execute();
  if (free.length < fresh.length) failField('Attachment', 'FIELD_INVALID');
  await linkFiles(tx, { fileKeys: fresh, applicationId, accountId });
  return uniqueKeys;
}
