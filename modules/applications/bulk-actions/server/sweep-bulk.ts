import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Answers are kept for a month; what was done is in the histories of the applications. */
export const sweepBulk = (db: Db) =>
  db.deleteFrom('BulkJob').where('CreatedAt', '<', sql<Date>`now() - interval '30 days'`).execute();
