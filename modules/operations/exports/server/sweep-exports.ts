/**
 * Nightly job that removes the files of expired, cancelled and failed exports, and deletes their rows after
 * 30 days.
 */
import { sql } from 'kysely';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** Rows are deleted after 30 days. */
const RETENTION_CUTOFF = sql<Date>`now() - interval '30 days'`;

/**
 * Removes expired files, and rows that are 30 days old. The file is removed before its row is updated, so an
 * interrupted sweep is repeated.
 */
export async function sweepExports({ db, settings }: Portal, at: Date = new Date()): Promise<void> {
  const store = openFileStore(settings);
  const past = await db
    .selectFrom('Export')
    .select(['Id', 'StorageKey'])
    .where((eb) =>
      eb.or([
        eb.and([eb('State', '=', 'READY'), eb('ExpiresAt', '<=', at)]),
        // Files left by cancelled runs.
        eb.and([eb('State', 'in', ['CANCELLED', 'FAILED', 'EXPIRED']), eb('StorageKey', 'is not', null)]),
      ]),
    )
    .execute();
  for (const { Id, StorageKey } of past) {
    if (StorageKey !== null) await store.remove(StorageKey);
    await db
      .updateTable('Export')
      .set((eb) => ({
        State: eb
          .case()
          .when('State', '=', 'READY')
          .then('EXPIRED' as const)
          .else(eb.ref('State'))
          .end(),
        StorageKey: null,
      }))
      .where('Id', '=', Id)
      .where('State', 'in', ['READY', 'CANCELLED', 'FAILED', 'EXPIRED'])
      .where('StorageKey', 'is not distinct from', StorageKey)
      .execute();
  }
  await db
    .deleteFrom('Export')
    .where('CreatedAt', '<', RETENTION_CUTOFF)
    .where('State', 'in', ['EXPIRED', 'CANCELLED', 'FAILED'])
    .execute();
}
