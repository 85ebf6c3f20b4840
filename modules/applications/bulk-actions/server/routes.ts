/** HTTP handlers of bulk actions: start, view, list, stop and candidates for assignment. */
import { audit } from '#platform/server/audit/audit.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { bulkRoutes } from '../rules/contract.ts';
import { bulkAssignees } from './bulk-assignees.ts';
import { listBulk } from './list-bulk.ts';
import { bulkList } from './live-list.ts';
import { startBulk } from './start-bulk.ts';
import { viewBulk } from './view-bulk.ts';

type Route = (typeof bulkRoutes)['stop'];

/**
 * Stops the waiting items of a job; finished ones stay. Safe to repeat, and without effect on a finished
 * job.
 */
async function stopBulk(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, at, address } = context;
  await db.transaction().execute(async (tx) => {
    const job =
      (await tx
        .selectFrom('BulkJob')
        .select(['Id', 'StoppedAt'])
        .where('JobKey', '=', body.JobKey)
        .where('AccountId', '=', actor.Id)
        .forUpdate()
        .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
    const stopped = await tx
      .updateTable('BulkItem')
      .set({ Status: 'STOPPED', At: at })
      .where('BulkJobId', '=', job.Id)
      .where('Status', '=', 'WAITING')
      .returning('Id')
      .execute();
    if (stopped.length === 0) return;
    await tx.updateTable('BulkJob').set({ StoppedAt: at }).where('Id', '=', job.Id).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'BULK_STOPPED',
      Object: body.JobKey,
      Address: address,
      Detail: { Left: stopped.length },
    });
  });
  return viewBulk(context, body.JobKey);
}

export const http = defineHttp({
  calls: [
    ...answerAll(bulkRoutes, {
      approve: (context) => startBulk(context, 'APPROVE'),
      assign: (context) => startBulk(context, 'ASSIGN'),
      confirm: (context) => startBulk(context, 'CONFIRM'),
      generate: (context) => startBulk(context, 'GENERATE'),
      publish: (context) => startBulk(context, 'PUBLISH'),
      assignees: bulkAssignees,
      view: (context) => viewBulk(context, context.query.JobKey),
      list: listBulk,
      stop: stopBulk,
    }),
  ],
  live: (db) => ({ lists: { bulk: bulkList(db) } }),
});
