import type { Queries } from '#platform/server/database/connect.ts';

/** The newest backup, or the newest that was whole. */
export const newestBackup = (db: Queries, isWhole: boolean) =>
  db
    .selectFrom('BackupRun')
    .select(['SnapshotAt', 'IsComplete', 'ManifestSha256'])
    .$if(isWhole, (query) => query.where('IsComplete', '=', true))
    .orderBy('SnapshotAt', 'desc')
    .limit(1)
    .executeTakeFirst();
