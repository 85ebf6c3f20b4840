import { addMonths, hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { dashboardRoutes } from '../rules/contract.ts';
import { monthFigures } from './months.ts';
import { peopleFigures } from './people.ts';
import { stageFigures } from './stages.ts';

type Route = (typeof dashboardRoutes)['pace'];

/** How much is done and how long it takes: the last twelve months (decision 0040). */
export async function viewPace({
  db,
  actor,
  at,
}: Pick<Context<Route>, 'db' | 'actor' | 'at'>): Promise<DataOf<Route>> {
  const Since = addMonths(hongKongDate(at), -12);
  const since = hongKongMidnight(Since);
  const [months, Stages, People] = await Promise.all([
    monthFigures(db, actor, at),
    stageFigures(db, actor, since),
    peopleFigures(db, actor, since),
  ]);
  return { ...months, Since, Stages, People };
}
