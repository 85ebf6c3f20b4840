import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/**
 * Nightly step: removes the bytes of accreditation files past their retention period. The row remains, with
 * the hash that identifies the file. The bytes are removed before the row is updated, so that an interrupted
 * run is repeated.
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
