import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { processItem } from './process-item.ts';

/**
 * Takes one application after the other, in the order of the request. Killed at any moment, run twice or by two at
 * once: each one is done exactly once, because it is marked in the transaction of its own change.
 */
export async function runBulk(portal: Portal, { BulkJobId }: { BulkJobId: number }): Promise<void> {
  const { db } = portal;
  const job = await db.selectFrom('BulkJob').selectAll().where('Id', '=', BulkJobId).executeTakeFirst();
  if (!job) return;
  for (let after = -1; ; ) {
    // Read one by one: items stopped in the meantime are not started.
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
