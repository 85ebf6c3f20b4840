import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { processItem } from './process-item.ts';

/**
 * Processes a bulk job's applications in order. Even if killed, run twice or run concurrently, each is done
 * exactly once, because it is marked in the same transaction as its change.
 */
export async function runBulk(portal: Portal, { BulkJobId }: { BulkJobId: number }): Promise<void> {
  const { db } = portal;
  const job = await db.selectFrom('BulkJob').selectAll().where('Id', '=', BulkJobId).executeTakeFirst();
  if (!job) return;
  for (let after = -1; ; ) {
    // Items are read one by one, so that items stopped in the meantime are not started.
    const item = await nextWaiting(db, BulkJobId, after);
    if (!item) break;
    await processItem(portal, job, item);
    after = item.Position;
  }
  await db
    .updateTable('BulkJob')
    .set({ FinishedAt: new Date() })
    .where('Id', '=', BulkJobId)
    .where('FinishedAt', 'is', null)
    .execute();
}

const nextWaiting = (db: Db, bulkJobId: number, after: number) =>
  db
    .selectFrom('BulkItem')
    .select(['Id', 'Position', 'ApplicationKey'])
    .where('BulkJobId', '=', bulkJobId)
    .where('Status', '=', 'WAITING')
    .where('Position', '>', after)
    .orderBy('Position')
    .limit(1)
    .executeTakeFirst();
