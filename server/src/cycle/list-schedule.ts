import { TOTAL_CAP } from '@assay/shared/contract/list.ts';
import type { cycleRoutes, ScheduleRow } from '@assay/shared/cycle/contract.ts';
import { pageOf } from '../db/page.ts';
import type { Context, DataOf } from '../http/context.ts';
import { scheduled } from './scheduled.ts';

type Route = (typeof cycleRoutes)['schedule'];

const SORTS: Readonly<Record<string, (row: ScheduleRow) => string>> = {
  On: (row) => row.On,
  CertificateNo: (row) => row.CertificateNo,
  OrgName: (row) => row.OrgName.EN || row.OrgName.CHT,
};

/** What is due, the most pressing first. */
export async function listSchedule(context: Context<Route>): Promise<DataOf<Route>> {
  const rows = await scheduleRows(context, context.query);
  const { limit, offset } = pageOf(context.query);
  return {
    Rows: rows.slice(offset, offset + limit),
    Total: Math.min(rows.length, TOTAL_CAP),
    IsTotalCapped: rows.length > TOTAL_CAP,
  };
}

/** The same, every page of it. */
export async function scheduleRows(
  reader: Pick<Context<Route>, 'db' | 'actor' | 'at'>,
  query: Context<Route>['query'],
): Promise<ScheduleRow[]> {
  const all = await scheduled({ ...reader, serviceKey: query.ServiceKey, search: query.Search });
  const wanted = all.flatMap(({ Rows }) => Rows).filter((row) => isWanted(row, query));
  return sorted(wanted, query.Sort ?? 'On');
}

const isWanted = (row: ScheduleRow, { Kind, State, Month, From, To }: Context<Route>['query']): boolean =>
  (!Kind || row.Kind === Kind) &&
  (!State || row.State === State) &&
  (!Month || row.On.startsWith(Month)) &&
  (!From || row.On >= From) &&
  (!To || row.On <= To);

function sorted(rows: readonly ScheduleRow[], sort: string): ScheduleRow[] {
  const by = SORTS[sort.replace('-', '')] ?? ((row: ScheduleRow) => row.On);
  const way = sort.startsWith('-') ? -1 : 1;
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return rows.toSorted((a, b) => way * order(by(a), by(b)) || order(a.CertificateNo, b.CertificateNo));
}
