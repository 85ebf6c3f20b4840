import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** By service on offer, the first day of what its page says: YYYY-MM-DD. */
export async function serviceDays({ db }: Portal): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select(({ fn }) => ['Service.ServiceKey', fn.max('ServiceVersion.EffectiveOn').as('Day')])
    .where('Service.Status', '=', 'OFFERED')
    .where('ServiceVersion.Status', '=', 'PUBLISHED')
    .where('ServiceVersion.EffectiveOn', '<=', hongKongDate(new Date()))
    .groupBy('Service.ServiceKey')
    .execute();
  return new Map(rows.flatMap(({ ServiceKey, Day }) => (Day ? [[ServiceKey, String(Day)] as const] : [])));
}
