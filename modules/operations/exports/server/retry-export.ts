/**
 * Handles a user's request to generate a failed, cancelled or expired export again, with the user's current
 * rights.
 */
import type { ExportState, exportRoutes } from '#platform/common/exports/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { assertExportLimit, enqueueExport } from './create-export.ts';
import { exportView } from './export-view.ts';
import { ownExport } from './own-export.ts';

type Route = (typeof exportRoutes)['retry'];

/** Up to this number of rows or applications, an export does not delay others. */
const SHORT_ROWS = 10_000;
const OVER: readonly ExportState[] = ['FAILED', 'CANCELLED', 'EXPIRED'];

/**
 * Generates the file again for the same request, with the user's current rights. Running and finished
 * exports stay unchanged.
 */
export async function retryExport(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, address, language, settings } = context;
  const before = await ownExport(db, actor, body.ExportKey);
  const begun = await db.transaction().execute(async (tx) => {
    await assertExportLimit(tx, actor.Id);
    const row = await tx
      .updateTable('Export')
      .set({
        ...{ State: 'WAITING', Done: 0, Total: null, Attempts: 0, Reason: null, MadeWith: null },
        ...{ Name: null, StorageKey: null, Size: null, Sha256: null, FinishedAt: null, ExpiresAt: null },
        CreatedAt: at,
      })
      .where('Id', '=', before.Id)
      .where('State', 'in', OVER)
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    // The previous run may have counted the rows; exports of unknown size are queued with the long ones.
    await enqueueExport(tx, row, before.Total === null || before.Total > SHORT_ROWS);
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'EXPORT_REQUESTED',
      Object: row.Subject,
      Address: address,
      Detail: { Format: row.Format, ExportKey: row.ExportKey },
    });
    return true;
  });
  // A cancelled run may have left a stored file.
  if (begun && before.StorageKey) await openFileStore(settings).remove(before.StorageKey);
  return exportView({ db, actor, language }, await ownExport(db, actor, body.ExportKey));
}
