import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Row, Workflow } from '#platform/common/workflow/types.ts';
import { cancel } from './changes.ts';
import type { ApplicationFacts } from './facts.ts';
import { guards as g } from './guards.ts';
import { applicationInputs as input } from './inputs.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './statuses.ts';
import { type ApplicationAction, applicationWorkflow } from './workflow.ts';

type ApplicationRow = Row<ApplicationStatus, ApplicationFacts>;

/** Statuses in which an application is cancelled when its certificate ends; only an INITIAL can be archived, which has none. */
export const CANCELLED_WITH_CERTIFICATE = [
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'CERTIFIED',
  'WAITING',
] as const satisfies readonly ApplicationStatus[];

/**
 * What the portal does by itself where no person may: no address leads here. The portal acts with the rights of an
 * administrator (`platform/server/workflow/portal-actor.ts`), so the rows name that role.
 */
const CANCEL = {
  Source: 'domain 10',
  Path: '–',
  From: CANCELLED_WITH_CERTIFICATE,
  By: [{ Roles: ['ADMIN'] }],
  When: [g.certEnded],
  Input: input.base,
  To: ['CANCELLED'],
  change: cancel,
  Ui: { Label: 'ACT_CANCEL', Tone: 'danger', Place: 'none' },
  Success: 'MSG_SUCC_APPLICATION_CANCELLED',
} as const satisfies ApplicationRow;

/** The table of applications as it applies to the portal: its own rows in place of those of persons. */
export const portalWorkflow: Workflow<ApplicationAction, ApplicationStatus, ApplicationFacts> = {
  ...applicationWorkflow,
  Name: 'Application, by the portal',
  Rows: { ...applicationWorkflow.Rows, CANCEL },
};

/** The portal's own rows alone, for the generated document. */
export const portalRows = defineWorkflow({
  Name: 'Application, by the portal',
  Initial: APPLICATION_STATUSES,
  Statuses: APPLICATION_STATUSES,
  statusOf: applicationWorkflow.statusOf,
  setStatus: applicationWorkflow.setStatus,
  Rows: { CANCEL },
});
