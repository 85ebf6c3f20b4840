/**
 * Connects services to the shared workflow engine: loads and locks the service, supplies facts, checks the
 * draft before publication, applies effects, saves and logs.
 */
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { ActionDecision, WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { ServiceView } from '../rules/contract.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import { SERVICE_STATUS, type ServiceStatus } from '../rules/statuses.ts';
import { type ServiceAction, serviceWorkflow } from '../rules/workflow.ts';
import type { EffectResult, ServiceActionContext } from './action-context.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { definitionFaults } from './faults.ts';
import { type LoadedService, lockServiceRecord } from './load.ts';
import { lockServiceList } from './lock-service-list.ts';
import { viewService } from './view.ts';

/** Increments the version, saves the row and writes to the log. All service actions save here. */
async function saveChange(
  { tx, row, actor, action, input, at, address }: ServiceActionContext,
  decided: ActionDecision<ServiceFacts>,
  { Columns, LogDetail }: EffectResult,
): Promise<void> {
  const Status = decided.Change.Status as typeof row.Status | undefined;
  await tx
    .updateTable('Service')
    .set({
      ...Columns,
      ...(Status && { Status }),
      Version: row.Version + 1,
      // The position in the list is not part of the service's content.
      ...(action !== 'PLACE' && { UpdatedAt: at }),
    })
    .where('Id', '=', row.Id)
    .where(announceStatus('service', Status ?? row.Status))
    .execute();
  const Remark = typeof input.Remark === 'string' ? input.Remark.trim() : '';
  await audit(tx, {
    AccountId: actor.Id,
    Event: `SERVICE_${action}`,
    Object: row.ServiceKey,
    Address: address,
    Detail: {
      SchemeCode: row.SchemeCode,
      ...LogDetail,
      ...(Status && Status !== row.Status && { Before: { Status: row.Status }, After: { Status } }),
      ...(Remark && { Remark }),
    },
  });
}

/**
 * Validates the draft to be published. Faults are returned as field errors with their paths in the
 * definition; if the workflow refuses publication anyway, its reason comes first.
 */
async function publicationFacts({
  tx,
  portal: { settings },
  row,
  facts,
  language,
}: ServiceActionContext): Promise<Partial<ServiceFacts>> {
  if (!row.Draft || facts.HasScheduled) return {};
  const faults = await definitionFaults({ db: tx, settings }, row.Draft, language);
  return {
    Faults: faults.length,
    FaultFields: faults.map(({ Path, Code, Message }) => ({ Field: Path, Code, Message })),
  };
}

type ServiceHandler = WorkflowHandler<ServiceAction, ServiceStatus, LoadedService, ServiceFacts, ServiceView>;

/** The workflow handler for services. Validating a draft depends on the portal's settings. */
export const serviceHandler = (settings: Settings): ServiceHandler => ({
  workflow: serviceWorkflow,
  lock: lockServiceRecord,
  facts: async (_tx, row) =>
    SERVICE_STATUS[row.Status].IsPresent ? factsOf(row, new Date()) : fail('ERR_NOT_FOUND'),
  prepare: { PUBLISH: publicationFacts },
  effects,
  save: saveChange,
  view: (db, ...args) => viewService({ db, settings }, ...args),
});

/**
 * Handler for PLACE: moving one service renumbers all, so moves run one at a time, before any row is locked.
 */
export const servicePlacementHandler = (settings: Settings): ServiceHandler => ({
  ...serviceHandler(settings),
  lock: async (tx, actor, key) => {
    await lockServiceList(tx);
    return lockServiceRecord(tx, actor, key);
  },
});
