import { sql } from 'kysely';
import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';

const activeAgents = (db: Queries) =>
  db
    .selectFrom('Account')
    .where('Account.Status', '=', 'ACTIVE')
    .where(sql<boolean>`account.roles && ${[...INBOX_ROLES]}::text[]`);

/** Whom a conversation can be assigned to, with how many they have. */
export async function inboxAgents(db: Queries) {
  const rows = await activeAgents(db)
    .select(['UserKey', 'FirstName', 'LastName'])
    .select(
      sql<number>`(select count(*)::int from conversation
        where assigned_id = account.id and conversation.status in ('OPEN', 'ANSWERED'))`.as('Open'),
    )
    .orderBy('FirstName')
    .orderBy('LastName')
    .limit(500)
    .execute();
  return { Rows: rows.map(({ Open, ...row }) => ({ UserKey: row.UserKey, Name: fullName(row), Open })) };
}

/** The account behind a key, if a conversation can be assigned to it. */
export const inboxAgent = (db: Queries, userKey: string) =>
  activeAgents(db)
    .select(['Id', 'UserKey', 'Email', 'Language', 'Notice'])
    .where('UserKey', '=', userKey)
    .executeTakeFirst();

/** Everyone who is notified of new questions. */
export const questionRecipients = (db: Queries) =>
  activeAgents(db).select(['Id', 'Email', 'Language', 'Notice']).orderBy('Id').execute();
