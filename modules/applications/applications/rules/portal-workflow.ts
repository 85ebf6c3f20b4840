/**
 * Workflow table for actions that the portal takes on its own: it cancels an application in any open status
 * once the application's certificate has ended.
 */
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Row, Workflow } from '#platform/common/workflow/types.ts';
import { cancel } from './changes.ts';
import type { ApplicationFacts } from './facts.ts';
import { guards as g } from './guards.ts';
import { applicationInputs as input } from './inputs.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './statuses.ts';
import { type ApplicationAction, applicationWorkflow } from './workflow.ts';

type ApplicationRow = Row<ApplicationStatus, ApplicationFacts>;

/**
 * Statuses in which an application is cancelled when its certificate ends. ARCHIVED is not needed: only an
 * INITIAL, which has no certificate, can be archived.
 */
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
 * Cancellation by the portal where no user may cancel; it has no route. The portal acts with an
 * administrator's rights (`platform/server/workflow/portal-actor.ts`), so the row names that role.
 */
const CANCEL = {
  Source: 'domain 10',
  Path: '–',
  From: CANCELLED_WITH_CERTIFICATE,
  By: [{ Roles: [ADMINISTRATOR] }],
  When: [g.certEnded],
  Input: input.base,
  To: ['CANCELLED'],
  change: cancel,
  Ui: { Label: 'ACT_CANCEL', Tone: 'danger', Place: 'none' },
  Success: 'MSG_SUCC_APPLICATION_CANCELLED',
} as const satisfies ApplicationRow;

/** The workflow table for the portal: its own rows replace those for users. */
export const portalWorkflow: Workflow<ApplicationAction, ApplicationStatus, ApplicationFacts> = {
  ...applicationWorkflow,
  Name: 'Application, by the portal',
  Rows: { ...applicationWorkflow.Rows, CANCEL },
};

/** Only the portal's own rows, for the generated documentation. */
export const portalRows = defineWorkflow({
  Name: 'Application, by the portal',
  Initial: APPLICATION_STATUSES,
  Statuses: APPLICATION_STATUSES,
  statusOf: applicationWorkflow.statusOf,
  setStatus: applicationWorkflow.setStatus,
  Rows: { CANCEL },
});
