import type { cycleRoutes } from '@assay/shared/cycle/contract.ts';
import { listName } from '../db/list-name.ts';
import { listPage } from '../db/list-page.ts';
import type { Context, DataOf } from '../http/context.ts';
import { dueRows, duesWanted, scheduleRow } from './due-rows.ts';
import { settleForReader } from './settle-for-reader.ts';

type Route = (typeof cycleRoutes)['schedule'];

/** What is due, the most pressing first. */
export async function listSchedule({ db, actor, at, query }: Context<Route>): Promise<DataOf<Route>> {
  await settleForReader(db, at);
  const reader = { db, actor, at, query };
  const { Rows, ...total } = await listPage(db, {
    name: listName('schedule', actor, query),
    rows: dueRows(reader),
    counted: duesWanted(reader).select('CertificateDue.Place'),
    query,
  });
  return { Rows: Rows.map(scheduleRow), ...total };
}
