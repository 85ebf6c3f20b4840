import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { accountsInScope } from './scope.ts';

/**
 * Live updates of the open lists of clients, sub-accounts and staff: defines who receives the change of an
 * account, namely users in whose data scope it is.
 */
export const accountList = (db: Db): ListKind => ({
  Channels: ['account'],
  canJoin: () => true,
  scopeKeyOf: ({ Roles, OrganisationId }) => `${[...Roles].sort().join()} ${OrganisationId}`,
  visibleKeys: async (person, keys) => {
    const rows = await db
      .selectFrom('Account')
      .select('Account.UserKey')
      .where('Account.UserKey', 'in', keys)
      .where(accountsInScope(person))
      .execute();
    return rows.map(({ UserKey }) => UserKey);
  },
});
