import type { exportRoutes } from '#platform/common/exports/contract.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { exportView } from './export-view.ts';

type Route = (typeof exportRoutes)['list'];

/** Older ones are not needed. */
const SHOWN = 30;

/** One's own exports: another's may hold more than this person may see. */
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
