import { sql } from 'kysely';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** Rows are kept as long as the answers of other work. */
const RETENTION_CUTOFF = sql<Date>`now() - interval '30 days'`;

/**
 * Removes the bytes of files whose days are over, and rows that are a month old. First the bytes, then the row: one
 * that is left in between is done again.
 */
export async function sweepExports({ db, settings }: Portal, at: Date = new Date()): Promise<void> {
  const store = openFileStore(settings);
  const past = await db
    .selectFrom('Export')
    .select(['Id', 'StorageKey'])
    .where((eb) =>
      eb.or([
        eb.and([eb('State', '=', 'READY'), eb('ExpiresAt', '<=', at)]),
        // What a cancelled run has left.
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
