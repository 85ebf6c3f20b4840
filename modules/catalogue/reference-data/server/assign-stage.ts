import { isDeepStrictEqual } from 'node:util';
import { loadServiceRecord, saveDraft } from '#modules/catalogue/services/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { formatFailure } from '#platform/server/http/format-failure.ts';
import type { referenceChangeRoutes } from '../rules/change-routes.ts';
import type { StageRow } from '../rules/contract.ts';
import { stageList } from './list-kinds.ts';
import { loadList } from './load-list.ts';
import { stageRefusalReason, withStage } from './stage-services.ts';

type Route = (typeof referenceChangeRoutes)['assignStage'];
type Result = DataOf<Route>['Results'][number];

/**
 * Assigns a stage to the drafts of several services and returns a result per service. Each is saved through
 * its own action, so a refusal does not affect the others, and repeating changes nothing.
 */
export async function assignStage(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body } = context;
  const rows = await loadList<StageRow>(db, stageList);
  const stage = rows.find((row) => row.StageKey === body.StageKey) ?? fail('ERR_NOT_FOUND');
  if (!stage.IsActive) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_STAGE_RETIRED' }] });
  const Results: Result[] = [];
  for (const ServiceKey of new Set(body.ServiceKeys)) Results.push(await result(context, stage, ServiceKey));
  return { Results };
}

async function result(context: Context<Route>, stage: StageRow, ServiceKey: string): Promise<Result> {
  try {
    await applyToDraft(context, stage, ServiceKey);
    return { ServiceKey, IsDone: true, Reason: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const content = formatFailure(error, context.language);
    const [first] = content.Reasons ?? content.Fields ?? [];
    const { Code, Message } = first ?? content;
    return { ServiceKey, IsDone: false, Reason: { Code, Message } };
  }
}

async function applyToDraft(context: Context<Route>, stage: StageRow, ServiceKey: string): Promise<void> {
  const record = (await loadServiceRecord(context.db, context.actor, ServiceKey)) ?? fail('ERR_NOT_FOUND');
  if (!record.Draft) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_SERVICE_NO_DRAFT' }] });
  const unfit = stageRefusalReason(stage, record.Draft);
  if (unfit) fail('ERR_TRANSITION', { Reasons: [{ Code: unfit }] });
  const Definition = withStage(stage, record.Draft);
  if (isDeepStrictEqual(Definition, record.Draft)) return;
  const draftChange = { ServiceKey, Version: record.Version, Definition };
  await saveDraft({ ...context, idempotencyKey: null }, draftChange);
}
