import type { Selectable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Tx } from '../database/connect.ts';
import { failField } from '../http/fail.ts';
import { assertAttachmentQuota } from './attachment-quota.ts';
import { fileHolders } from './file-record-types.ts';

export type FileRow = Selectable<Tables['File']>;

type LinkRequest = { fileKeys: readonly string[]; applicationId: number; accountId: number };

/**
 * Attaches uploaded files to an application, in the given order. Accepted are the user's own fresh uploads
 * and files already attached to this application; files of earlier cycles, referenced by prefilled answers,
 * are left where they are. A key of another user's file is refused exactly like a non-existent one, and so
 * are files above the quota.
 */
export async function linkFiles(
  tx: Tx,
  { fileKeys, applicationId, accountId }: LinkRequest,
): Promise<FileRow[]> {
  const keys = [...new Set(fileKeys)];
  if (keys.length === 0) return [];
  const rows = await tx
    .updateTable('File')
    .set({ ApplicationId: applicationId })
    .where('FileKey', 'in', keys)
    .where('ApplicationId', 'is', null)
    .where('ConversationMessageId', 'is', null)
    .where('AccountId', '=', accountId)
    .returningAll()
    .execute();
  if (rows.length > 0)
    await assertAttachmentQuota(tx, accountId, fileHolders.get('APPLICATION').bounds(applicationId));
  if (rows.length < keys.length) {
    const known = new Set(rows.map((row) => row.FileKey));
    const others = keys.filter((key) => !known.has(key));
    rows.push(...(await filesOfApplication(tx, others, applicationId)));
  }
  if (rows.length < keys.length) rows.push(...(await filesOfEarlierCycles(tx, keys, applicationId)));
  if (rows.length < keys.length) failField('Attachment', 'FIELD_INVALID');
  return keys.flatMap((key) => rows.find((row) => row.FileKey === key) ?? []);
}

const filesOfApplication = (tx: Tx, keys: readonly string[], applicationId: number): Promise<FileRow[]> =>
  tx
    .selectFrom('File')
    .selectAll()
    .where('FileKey', 'in', keys)
    .where('ApplicationId', '=', applicationId)
    .forNoKeyUpdate()
    .execute();

const filesOfEarlierCycles = (tx: Tx, keys: readonly string[], applicationId: number): Promise<FileRow[]> =>
  tx
    .selectFrom('File')
    .selectAll()
    .where('FileKey', 'in', keys)
    .where('ApplicationId', 'in', fileHolders.get('APPLICATION').earlier(applicationId))
    .execute();
