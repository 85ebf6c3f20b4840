import type { ApplicationView } from '@assay/shared/application/contract.ts';
import type { ApplicationFacts } from '@assay/shared/application/facts.ts';
import type { ApplicationStatus } from '@assay/shared/application/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '@assay/shared/application/workflow.ts';
import { serviceVersion } from '../service/versions.ts';
import type { Door } from '../workflow/act.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { type LoadedApplication, loadApplication } from './load.ts';
import { prepare } from './prepare.ts';
import { saveChange } from './save-change.ts';
import { viewApplication } from './view.ts';

/** An application as the one door sees it. */
export const applicationDoor: Door<
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
