import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { serviceRoutes } from '../rules/contract.ts';
import { loadDefinition, loadServiceRecord } from './load.ts';
import { versionRow } from './view.ts';

type Route = (typeof serviceRoutes)['version'];

/** One version, whole. */
export async function viewVersion({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const { ServiceKey, VersionNo } = query;
  const record = await loadServiceRecord(db, actor, ServiceKey);
  const version = record?.Versions.find((one) => one.VersionNo === VersionNo);
  const Definition = await loadDefinition(db, actor, ServiceKey, VersionNo);
  if (!record || !version || !Definition) return fail('ERR_NOT_FOUND');
  return { ...versionRow(version, record, hongKongDate(at)), Definition };
}
