import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import type { ApplicationView } from '../rules/contract.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../rules/workflow.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { type LoadedApplication, loadApplication } from './load.ts';
import { prepare } from './prepare.ts';
import { saveChange } from './save-change.ts';
import { viewApplication } from './view.ts';

/**
 * Workflow handler of applications: how the shared action procedure loads, decides, stores and reports them.
 */
export const applicationHandler: WorkflowHandler<
  ApplicationAction,
  ApplicationStatus,
  LoadedApplication,
  ApplicationFacts,
  ApplicationView
> = {
  workflow: applicationWorkflow,
  lock: (tx, actor, key) => loadApplication(tx, actor, key, { lock: true }),
  facts: async (tx, row) => factsOf(row, (await serviceVersion(tx, row.ServiceVersionId)).Definition),
  prepare,
  effects,
  save: saveChange,
  view: viewApplication,
};
