import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { searchConditions } from '#platform/server/database/search-conditions.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import { accountStatuses } from '../rules/statuses.ts';
import { accountsInScope } from './scope.ts';

export type AccountQuery = SelectQueryBuilder<Tables, 'Account', object>;
type Condition = RawBuilder<SqlBool>;
type Filters = { Search?: string; Status?: AccountStatus };

/** Conditions of the filters that the three lists share. */
export const personConditions = {
  Status: (status: AccountStatus) => sql<SqlBool>`account.status = ${status}`,
  ...dayConditions('Created', sql`account.created_at`),
  ...dayConditions('SignedIn', sql`account.signed_in_at`),
};

/**
 * Base query of the lists and exports of clients, sub-accounts and staff: accounts of one kind in the user's
 * data scope that match the search text and the conditions of their list. Removed ones only on request.
 */
export function matching(
  db: Db,
  actor: SignedIn,
  kind: AccountKind,
  { Search, Status }: Filters,
  conditions: readonly Condition[],
): AccountQuery {
  let found: AccountQuery = db
    .selectFrom('Account')
    .where(accountsInScope(actor))
    .where('Account.Kind', '=', kind);
  if (!Status) found = found.where('Account.Status', 'not in', accountStatuses.removed);
  for (const condition of conditions) found = found.where(condition);
  const searched = searchConditions(Search);
  return searched.length > 0 ? found.where(containsAll(searched)) : found;
}

/** Searches the texts of person and organisation, which the database stores as one indexed text. */
const containsAll = (conditions: ReturnType<typeof searchConditions>) =>
  sql<SqlBool>`account.id in (select account_id from account_text
    where ${sql.join(
      conditions.map((holds) => holds('account_text.search')),
      sql` and `,
    )})`;
