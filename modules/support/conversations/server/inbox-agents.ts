/**
 * Finds the active staff members of the inbox: those to whom conversations can be assigned, with their
 * number of open ones, and those notified of new questions.
 */

import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { literals } from '#platform/server/database/literals.ts';
import { conversationsPermissions } from '../rules/permissions.ts';
import { conversationStatuses } from '../rules/statuses.ts';

const activeAgents = (db: Queries) =>
  db
    .selectFrom('Account')
    .where('Account.Status', 'in', accountStatuses.active)
    .where(holdsAnyOf('account.roles', conversationsPermissions.ANSWER_INQUIRIES));

/** Staff members to whom a conversation can be assigned, with their number of conversations. */
export async function inboxAgents(db: Queries) {
  const rows = await activeAgents(db)
    .select(['UserKey', 'FirstName', 'LastName'])
    .select(
      sql<number>`(select count(*)::int from conversation
        where assigned_id = account.id and conversation.status in (${literals(conversationStatuses.running)}))`.as(
        'Open',
      ),
    )
    .orderBy('FirstName')
    .orderBy('LastName')
    .limit(500)
    .execute();
  return { Rows: rows.map(({ Open, ...row }) => ({ UserKey: row.UserKey, Name: fullName(row), Open })) };
}

/** Returns the account with this key, if a conversation can be assigned to it. */
export const inboxAgent = (db: Queries, userKey: string) =>
  activeAgents(db)
    .select(['Id', 'UserKey', 'Email', 'Language', 'Notice'])
    .where('UserKey', '=', userKey)
    .executeTakeFirst();

/** All users who are notified of new questions. */
export const questionRecipients = (db: Queries) =>
  activeAgents(db).select(['Id', 'Email', 'Language', 'Notice']).orderBy('Id').execute();
