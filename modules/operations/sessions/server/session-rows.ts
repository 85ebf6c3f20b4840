/**
 * Query of the open sessions in a user's data scope, which the list reads and from which sessions are
 * chosen for ending.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import {
  accountsInScope,
  isOpenSession,
  mayEndSessions,
  noAccount,
} from '#modules/identity/accounts/server/index.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { sessionList } from '../rules/session-list.ts';

type Filters = Omit<z.output<typeof sessionList.Query>, 'Page' | 'PageSize' | 'Sort'>;
type Condition = RawBuilder<SqlBool>;

/** The data scope of accounts first; only sessions that are still valid. */
export const openSessions = (db: Queries, actor: SignedIn) =>
  db
    .selectFrom('Account')
    .innerJoin('Session', 'Session.AccountId', 'Account.Id')
    .where(accountsInScope(actor))
    .where(isOpenSession());

export function matchingSessions(db: Queries, actor: SignedIn, filters: Filters) {
  const conditions = conditionsOf<typeof sessionList, Condition>(filters, {
    Side: (side) => sql<SqlBool>`(account.kind = 'STAFF') = ${side === 'STAFF'}`,
    Role: (role) => sql<SqlBool>`account.roles @> array[${role}]::text[]`,
  });
  let found = openSessions(db, actor);
  for (const condition of [...conditions, ...searched(filters.Search)]) found = found.where(condition);
  return found;
}

/** Words in the name, email address or organisation of the person, or the beginning of the address. */
function searched(search: string | undefined): Condition[] {
  const words = searchConditions(search).map((holds) => holds('account_text.search'));
  if (!search || words.length === 0) return [];
  return [
    sql<SqlBool>`(starts_with(session.address, ${search}) or account.id in (select account_id from account_text
      where ${sql.join(words, sql` and `)}))`,
  ];
}

type Person = Pick<Parameters<typeof mayEndSessions>[1], 'Kind' | 'Status' | 'UserKey' | 'Email' | 'Roles'>;

/**
 * Whether the user may end the session: never the own current one, for which there is "Sign out", and
 * otherwise as on the person's page.
 */
export const canEnd = (actor: SignedIn, session: { SessionId: number } & Person, at: Date): boolean => {
  const { SessionId, Kind, Status, UserKey, Email, Roles } = session;
  const facts = { ...noAccount(Kind), Status, UserKey, Email, Roles };
  return SessionId !== actor.SessionId && mayEndSessions(actor, facts, at);
};
