import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Finds the account of an email address, case-insensitively; removed accounts are excluded. */
export const findAccount = (db: Queries, email: string) =>
  db
    .selectFrom('Account')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('Status', 'not in', accountStatuses.removed);
