/** Lists the signed-in user's 30 most recent exports for the export drawer; never those of other users. */
import type { exportRoutes } from '#platform/common/exports/contract.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { exportView } from './export-view.ts';

type Route = (typeof exportRoutes)['list'];

/** Maximum number of exports listed, newest first. */
const SHOWN = 30;

/** Lists only the user's own exports: other users' files may contain data outside the user's scope. */
export async function listExports({ db, actor, language }: Context<Route>): Promise<DataOf<Route>> {
  const rows = await db
    .selectFrom('Export')
    .selectAll()
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .limit(SHOWN)
    .execute();
  return { Rows: await Promise.all(rows.map((row) => exportView({ db, actor, language }, row))) };
}
