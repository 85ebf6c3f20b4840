import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Query for the newest recorded backup, or the newest complete one (no missing or changed files), for the
 * status page and the backup check.
 */
export const newestBackup = (db: Queries, isWhole: boolean) =>
  db
    .selectFrom('BackupRun')
    .select(['SnapshotAt', 'IsComplete', 'ManifestSha256'])
    .$if(isWhole, (query) => query.where('IsComplete', '=', true))
    .orderBy('SnapshotAt', 'desc')
    .limit(1)
    .executeTakeFirst();
