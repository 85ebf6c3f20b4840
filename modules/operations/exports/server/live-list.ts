import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';

/**
 * Live updates of a user's requested exports and their progress in the export drawer, sent to that user
 * only.
 */
export const exportList = (db: Db): ListKind => ({
  Channels: ['export'],
  canJoin: () => true,
  scopeKeyOf: ({ Id }) => String(Id),
  visibleKeys: async (person, keys) => {
    const rows = await db
      .selectFrom('Export')
      .select('ExportKey')
      .where('AccountId', '=', person.Id)
      .where('ExportKey', 'in', keys)
      .execute();
    return rows.map(({ ExportKey }) => ExportKey);
  },
});
