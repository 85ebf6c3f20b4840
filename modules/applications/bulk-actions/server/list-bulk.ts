/**
 * API handler of the bulk job panel: lists the user's 20 newest bulk jobs with their progress, counting a
 * certificate page still being generated as not done.
 */
import { sql } from 'kysely';
import { certificatesInQueries } from '#modules/applications/applications/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { bulkRoutes } from '../rules/contract.ts';

type Route = (typeof bulkRoutes)['list'];

/** Maximum number of jobs listed; older ones are recorded in the application histories. */
const NEWEST = 20;

/** The user's newest bulk jobs with their progress. */
export async function listBulk({ db, actor }: Context<Route>): Promise<DataOf<Route>> {
  const page = certificatesInQueries.get('CERTIFICATE').pageStatusOf(sql`bulk_item.document_id`);
  const rows = await db
    .selectFrom('BulkJob')
    .select(['BulkJob.JobKey', 'BulkJob.Kind', 'BulkJob.Total', 'BulkJob.StoppedAt', 'BulkJob.CreatedAt'])
    .select((eb) => [
      eb
        .selectFrom('BulkItem')
        .select(
          sql<number>`count(*) filter (where bulk_item.status <> 'WAITING'
            and ${page} is distinct from 'INTENDED')`.as('Count'),
        )
        .whereRef('BulkItem.BulkJobId', '=', 'BulkJob.Id')
        .as('Done'),
      eb
        .selectFrom('BulkItem')
        .select(
          sql<number>`count(*) filter (where bulk_item.status = 'DONE'
            and coalesce(${page}, 'READY') = 'READY')`.as('Count'),
        )
        .whereRef('BulkItem.BulkJobId', '=', 'BulkJob.Id')
        .as('Succeeded'),
    ])
    .where('BulkJob.AccountId', '=', actor.Id)
    .orderBy('BulkJob.Id', 'desc')
    .limit(NEWEST)
    .execute();
  return {
    Rows: rows.map(({ StoppedAt, CreatedAt, Done, Succeeded, ...row }) => ({
      ...row,
      Done: Number(Done),
      Succeeded: Number(Succeeded),
      IsFinished: Number(Done) === row.Total,
      IsStopped: StoppedAt !== null,
      CreatedAt: CreatedAt.toISOString(),
    })),
  };
}
