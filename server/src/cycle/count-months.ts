import { type CycleMonths, type cycleRoutes, SCHEDULE_MONTHS } from '@assay/shared/cycle/contract.ts';
import { addMonths, hongKongDate } from '@assay/shared/format/dates.ts';
import type { Context } from '../http/context.ts';
import { scheduled } from './scheduled.ts';

type Route = (typeof cycleRoutes)['months'];

/** How much is due in each month, so that people can be planned; a renewal counts where it has to be done. */
export async function countMonths({ db, actor, at, query }: Context<Route>): Promise<CycleMonths> {
  const { ServiceKey: serviceKey, Search: search } = query;
  const rows = (await scheduled({ db, actor, at, serviceKey, search })).flatMap(({ Rows }) => Rows);
  const first = `${hongKongDate(at).slice(0, 7)}-01`;
  const Months = Array.from({ length: SCHEDULE_MONTHS + 1 }, (_, index) => {
    const Month = addMonths(first, index).slice(0, 7);
    const count = (kind: string): number =>
      rows.filter((row) => row.Kind === kind && row.On.startsWith(Month)).length;
    return {
      Month,
      Surveillances: count('SURVEILLANCE'),
      Specials: count('SPECIAL'),
      Renewals: count('RENEWAL'),
      Expiries: count('EXPIRY'),
    };
  });
  return { Overdue: rows.filter((row) => row.State === 'OVERDUE').length, Months };
}
