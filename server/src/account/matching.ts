import type { AccountKind, AccountStatus } from '@assay/shared/account/statuses.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { searchPatterns } from '../db/search-text.ts';
import type { SignedIn } from '../http/context.ts';
import { accountsInScope } from './scope.ts';

export type AccountQuery = SelectQueryBuilder<Tables, 'Account', object>;
type Filters = { Search?: string; Status?: Exclude<AccountStatus, 'NONE'> };

/** Accounts of one kind within the caller's scope. Removed ones only where they are asked for. */
export function matching(db: Db, actor: SignedIn, kind: AccountKind, filters: Filters): AccountQuery {
  let found: AccountQuery = db
    .selectFrom('Account')
    .where(accountsInScope(actor))
    .where('Account.Kind', '=', kind);
  found = filters.Status
    ? found.where('Account.Status', '=', filters.Status)
    : found.where('Account.Status', '<>', 'REMOVED');
  for (const pattern of searchPatterns(filters.Search)) found = found.where(contains(pattern));
  return found;
}

/** In the person or in the organisation; each side has its own index, so they are asked apart. */
function contains(pattern: string) {
  return sql<SqlBool>`account.id in (
    select id from account where search like ${pattern}
    union
    select account.id from organisation join account on account.organisation_id = organisation.id
      where organisation.search like ${pattern})`;
}
