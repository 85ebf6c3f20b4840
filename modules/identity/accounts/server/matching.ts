import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { onDays } from '#platform/server/database/on-days.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import { accountsInScope } from './scope.ts';

export type AccountQuery = SelectQueryBuilder<Tables, 'Account', object>;
type Filters = { Search?: string; Status?: Exclude<AccountStatus, 'NONE'> } & Partial<
  Record<'CreatedFrom' | 'CreatedTo' | 'SignedInFrom' | 'SignedInTo', string | undefined>
>;

/**
 * Base query of the lists and exports of clients, sub-accounts and staff: accounts of one kind in the user's
 * data scope that match search text, status and dates. Removed ones only on request.
 */
export function matching(db: Db, actor: SignedIn, kind: AccountKind, filters: Filters): AccountQuery {
  let found: AccountQuery = db
    .selectFrom('Account')
    .where(accountsInScope(actor))
    .where('Account.Kind', '=', kind);
  found = filters.Status
    ? found.where('Account.Status', '=', filters.Status)
    : found.where('Account.Status', '<>', 'REMOVED');
  if (filters.CreatedFrom || filters.CreatedTo)
    found = found.where(onDays(sql`account.created_at`, filters.CreatedFrom, filters.CreatedTo));
  if (filters.SignedInFrom || filters.SignedInTo)
    found = found.where(onDays(sql`account.signed_in_at`, filters.SignedInFrom, filters.SignedInTo));
  const conditions = searchConditions(filters.Search);
  return conditions.length > 0 ? found.where(containsAll(conditions)) : found;
}

/** Searches the texts of person and organisation, which the database stores as one indexed text. */
const containsAll = (conditions: ReturnType<typeof searchConditions>) =>
  sql<SqlBool>`account.id in (select account_id from account_text
    where ${sql.join(
      conditions.map((holds) => holds('account_text.search')),
      sql` and `,
    )})`;
