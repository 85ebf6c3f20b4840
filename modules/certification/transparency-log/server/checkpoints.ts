import type { Queries } from '#platform/server/database/connect.ts';

/** Reads the newest signed checkpoint of the public log. */
export const newestCheckpoint = (db: Queries) =>
  db.selectFrom('LogCheckpoint').selectAll().orderBy('Size', 'desc').limit(1).executeTakeFirst();
