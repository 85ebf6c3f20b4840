import { sql } from 'kysely';
import { serviceStatuses } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { markRoutes } from '../../rules/mark-contract.ts';
import type { MarkState } from '../../rules/mark-kinds.ts';
import { markRow } from './mark-row.ts';

type Route = (typeof markRoutes)['list'];

const ORDER: Record<MarkState, number> = { CURRENT: 0, COMING: 1, ENDED: 2 };

/**
 * API handler of the marks screen: lists the pictures for certificates (current, then scheduled, then ended)
 * and the services for which one may be used.
 */
export async function listMarks({ db, at }: Context<Route>): Promise<DataOf<Route>> {
  const marks = await db
    .selectFrom('Mark')
    .selectAll()
    .where('RemovedAt', 'is', null)
    .orderBy('ValidFrom', 'desc')
    .orderBy('Id', 'desc')
    .limit(500)
    .execute();
  const services = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .distinctOn('Service.Id')
    .select(['Service.ServiceKey', 'Service.Position'])
    .select(sql<Localized>`service_version.definition -> 'Name'`.as('Name'))
    .where('Service.Status', 'in', serviceStatuses.present)
    .orderBy('Service.Id')
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();
  const today = hongKongDate(at);
  const Rows = marks.map((mark) => markRow(mark, today));
  return {
    Rows: Rows.sort((a, b) => ORDER[a.State] - ORDER[b.State]),
    Services: services
      .sort((a, b) => a.Position - b.Position)
      .map(({ ServiceKey, Name }) => ({ ServiceKey, Name })),
  };
}
