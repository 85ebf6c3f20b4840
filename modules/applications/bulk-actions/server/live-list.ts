import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';

/** Live updates of the bulk job list: a user receives only changes of the bulk jobs that they started. */
export const bulkList = (db: Db): ListKind => ({
  Channels: ['bulk'],
  canJoin: () => true,
  scopeKeyOf: ({ Id }) => String(Id),
  visibleKeys: async (person, keys) => {
    const rows = await db
      .selectFrom('BulkJob')
      .select('JobKey')
      .where('AccountId', '=', person.Id)
      .where('JobKey', 'in', keys)
      .execute();
    return rows.map(({ JobKey }) => JobKey);
  },
});
