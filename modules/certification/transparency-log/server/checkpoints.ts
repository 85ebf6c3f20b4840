import type { Queries } from '#platform/server/database/connect.ts';

/** The newest thing that was signed of the log. */
export const newestCheckpoint = (db: Queries) =>
  db.selectFrom('LogCheckpoint').selectAll().orderBy('Size', 'desc').limit(1).executeTakeFirst();
