import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/**
 * Removes the bytes of files past their retention period; the row stays, with the fingerprint that identifies the file. First
 * the bytes, then the row: if interrupted in between, it is repeated.
 */
export async function removeExpiredAccreditationFiles(
  { db, settings }: Portal,
  at: Date = new Date(),
): Promise<void> {
  const store = openFileStore(settings);
  const old = await db
    .selectFrom('AccreditationFile')
    .select(['Id', 'StorageKey'])
    .where('Status', '=', 'READY')
    .where('ExpiresAt', '<=', at)
    .execute();
  for (const { Id, StorageKey } of old) {
    if (StorageKey !== null) await store.remove(StorageKey);
    await db
      .updateTable('AccreditationFile')
      .set({ Status: 'GONE', StorageKey: null })
      .where('Id', '=', Id)
      .where('Status', '=', 'READY')
      .execute();
  }
}
