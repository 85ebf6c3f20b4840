import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { accountRoutes } from '../rules/contract.ts';
import { isOpenSession, loadAccount } from './load.ts';

type Route = (typeof accountRoutes)['sessions'];

/** Where an account is signed in now. */
export async function listSessions({ db, actor, query }: Context<Route>): Promise<DataOf<Route>> {
  const account = (await loadAccount(db, actor, query.UserKey)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('Session')
    .select(['SessionKey', 'CreatedAt', 'SeenAt', 'Address', 'Agent'])
    .where('AccountId', '=', account.Id)
    .where(isOpenSession())
    .orderBy('SeenAt', 'desc')
    .limit(200)
    .execute();
  return {
    Rows: rows.map((row) => ({
      ...row,
      CreatedAt: row.CreatedAt.toISOString(),
      SeenAt: row.SeenAt.toISOString(),
    })),
  };
}
