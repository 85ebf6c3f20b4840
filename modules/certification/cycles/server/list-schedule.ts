import { listName } from '#platform/server/database/list-name.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { cycleRoutes } from '../rules/contract.ts';
import { dueRows, filterDues, scheduleRow } from './due-rows.ts';
import { recomputeForReader } from './recompute-for-reader.ts';

type Route = (typeof cycleRoutes)['schedule'];

/**
 * API handler of the schedule: lists one page of the due dates in the reader's data scope, earliest first by
 * default, after recalculating those of changed certificates.
 */
export async function listSchedule({ db, actor, at, query }: Context<Route>): Promise<DataOf<Route>> {
  await recomputeForReader(db, at);
  const reader = { db, actor, at, query };
  const { Rows, ...total } = await listPage(db, {
    name: listName('schedule', actor, query),
    rows: dueRows(reader),
    counted: filterDues(reader).select('CertificateDue.Place'),
    query,
  });
  return { Rows: Rows.map(scheduleRow), ...total };
}
