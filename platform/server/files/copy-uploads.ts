import { newKey } from '../database/keys.ts';
import type { Portal } from '../http/context.ts';
import { failField } from '../http/fail.ts';
import { canRemoveFiles } from './can-remove-files.ts';
import { openFileStore } from './open-store.ts';
import { storeFile } from './store-file.ts';

type Copied = { fileKeys: readonly string[]; accountId: number };

/**
 * Copies a user's own fresh uploads, for an action that attaches the same files to several records; returns the keys of
 * the copies. A key of another user's or of an attached file is refused exactly like a non-existent one.
 */
export async function copyUploads(
  { db, settings }: Portal,
  { fileKeys, accountId }: Copied,
): Promise<string[]> {
  const rows = await db
    .selectFrom('File')
    .select(['FileKey', 'Name', 'Kind', 'Type', 'Size', 'Sha256', 'StorageKey'])
    .where('FileKey', 'in', [...fileKeys])
    .where('AccountId', '=', accountId)
    .where('ApplicationId', 'is', null)
    .where('ConversationMessageId', 'is', null)
    .execute();
  const store = openFileStore(settings);
  const copies: string[] = [];
  for (const fileKey of fileKeys) {
    const { StorageKey, ...row } =
      rows.find((one) => one.FileKey === fileKey) ?? failField('Attachment', 'FIELD_INVALID');
    const copy = await storeFile(db, store, {
      ...row,
      FileKey: newKey(),
      AccountId: accountId,
      ApplicationId: null,
      source: { stream: await store.get(StorageKey), size: row.Size },
    });
    copies.push(copy.FileKey);
  }
  return copies;
}

/** Removes copies that were not attached; during a backup they are left for the nightly removal of unused files. */
export async function removeCopies({ db, settings }: Portal, fileKeys: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await canRemoveFiles(tx))) return;
    const files = await tx
      .selectFrom('File')
      .select(['Id', 'StorageKey'])
      .where('FileKey', 'in', [...fileKeys])
      .where('ApplicationId', 'is', null)
      .forUpdate()
      .execute();
    const store = openFileStore(settings);
    // The bytes first, then the row, so that an interrupted removal is completed by the nightly one.
    for (const { StorageKey } of files) await store.remove(StorageKey);
    const ids = files.map(({ Id }) => Id);
    if (ids.length > 0) await tx.deleteFrom('File').where('Id', 'in', ids).execute();
  });
}
