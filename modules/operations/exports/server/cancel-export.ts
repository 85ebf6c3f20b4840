import type { exportRoutes } from '#platform/common/exports/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { exportView } from './export-view.ts';
import { ownExport } from './own-export.ts';

type Route = (typeof exportRoutes)['cancel'];

/** Ends what is not finished; the run finds its row gone within a second. Asked twice, or too late, it changes nothing. */
export async function cancelExport(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, address, language } = context;
  await ownExport(db, actor, body.ExportKey);
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('Export')
      .set({ State: 'CANCELLED', FinishedAt: at, Reason: null })
      .where('ExportKey', '=', body.ExportKey)
      .where('AccountId', '=', actor.Id)
      .where('State', 'in', ['WAITING', 'RUNNING'])
      .returning('Subject')
      .executeTakeFirst();
    if (!ended) return;
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'EXPORT_CANCELLED',
      Object: ended.Subject,
      Address: address,
      Detail: { ExportKey: body.ExportKey },
    });
  });
  return exportView({ db, actor, language }, await ownExport(db, actor, body.ExportKey));
}
