import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/**
 * Removes the bytes of files whose days are over; the row stays, with the fingerprint that tells which file it was.
 * First the bytes, then the row: one that is left in between is done again.
 */
export async function removeOldDossiers({ db, settings }: Portal, at: Date = new Date()): Promise<void> {
  const store = openFileStore(settings);
  const old = await db
    .selectFrom('Dossier')
    .select(['Id', 'StorageKey'])
    .where('Status', '=', 'READY')
    .where('ExpiresAt', '<=', at)
    .execute();
  for (const { Id, StorageKey } of old) {
    if (StorageKey !== null) await store.remove(StorageKey);
    await db
      .updateTable('Dossier')
      .set({ Status: 'GONE', StorageKey: null })
      .where('Id', '=', Id)
      .where('Status', '=', 'READY')
      .execute();
  }
}
