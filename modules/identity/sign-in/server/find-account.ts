import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';

/** The account of an e-mail, written in whatever case; removed ones are gone. */
export const findAccount = (db: Queries, email: string) =>
  db
    .selectFrom('Account')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('Status', '<>', 'REMOVED');
