/** Lists the staff by whose events the log can be filtered. */
import { accountsInScope } from '#modules/identity/accounts/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { logRoutes } from '../rules/contract.ts';

type Route = (typeof logRoutes)['people'];

/** Names at most; a longer list is of no use in a selection. */
const MAX_PEOPLE = 500;

/**
 * Staff in the user's data scope by name, former staff included, for choosing whose events the log shows.
 * Events of clients are found from the client's page and by search.
 */
export async function listPeople({ db, actor }: Context<Route>): Promise<DataOf<Route>> {
  const rows = await db
    .selectFrom('Account')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where(accountsInScope(actor))
    .where('Account.Kind', '=', 'STAFF')
    .orderBy((eb) => eb.fn('lower', ['Account.FirstName']))
    .orderBy((eb) => eb.fn('lower', ['Account.LastName']))
    .limit(MAX_PEOPLE)
    .execute();
  return { Rows: rows.map((row) => ({ UserKey: row.UserKey, Name: fullName(row) })) };
}
