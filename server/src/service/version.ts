import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { serviceRoutes } from '@assay/shared/service/contract.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
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
