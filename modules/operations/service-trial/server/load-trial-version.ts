import {
  isDraft,
  isPublished,
  type ServiceDefinition,
  serviceStatuses,
  stateOf,
  type VersionState,
} from '#modules/catalogue/services/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

export type TrialVersion = {
  ServiceKey: string;
  SchemeCode: string;
  VersionNo: number;
  State: VersionState;
  Definition: ServiceDefinition;
};

type VersionQuery = { ServiceKey: string; VersionNo?: number };

/**
 * Loads the service version to try out in a dry run: the requested one, or else the draft, or else the
 * newest published one.
 */
export async function loadTrialVersion(db: Queries, query: VersionQuery, at: Date): Promise<TrialVersion> {
  const rows = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select(['Service.ServiceKey', 'Service.SchemeCode'])
    .select(['ServiceVersion.VersionNo', 'ServiceVersion.Status', 'ServiceVersion.EffectiveOn'])
    .where('Service.ServiceKey', '=', query.ServiceKey)
    .where('Service.Status', 'in', serviceStatuses.present)
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();
  const row =
    rows.find(({ VersionNo, Status }) =>
      query.VersionNo === undefined ? isDraft(Status) : VersionNo === query.VersionNo,
    ) ??
    (query.VersionNo === undefined ? rows.find(({ Status }) => isPublished(Status)) : undefined) ??
    fail('ERR_NOT_FOUND');
  const { Definition } = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select('ServiceVersion.Definition')
    .where('Service.ServiceKey', '=', query.ServiceKey)
    .where('ServiceVersion.VersionNo', '=', row.VersionNo)
    .executeTakeFirstOrThrow();
  const { ServiceKey, SchemeCode, VersionNo } = row;
  return { ServiceKey, SchemeCode, VersionNo, State: stateOf(row, rows, hongKongDate(at)), Definition };
}
