/**
 * HTTP routes of the application actions: one POST route per row of the workflow table, except that CREATE
 * and SAVE share a path and three certificate actions are routed by the certificates module.
 */
import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { applicationView } from './contract.ts';
import { applicationInputs } from './inputs.ts';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';

/** CREATE and SAVE share a path; the request body decides which action it is. */
export const saveRoute = defineRoute({
  method: 'POST',
  path: '/application/save',
  summary: 'CREATE without an ApplicationKey, SAVE with one',
  access: 'session',
  body: z.union([applicationInputs.save, applicationInputs.create]),
  data: applicationView,
});

/**
 * Actions whose paths are also used for a certificate's own actions; routed in
 * `certificates/rules/document-routes.ts`.
 */
export const SHARED_CERTIFICATE_PATHS = [
  'REGENERATE_CERT',
  'UPLOAD_CERT',
  'UPLOAD_DISCLOSURE',
] as const satisfies readonly ApplicationAction[];

type StandaloneAction = Exclude<
  ApplicationAction,
  'CREATE' | 'SAVE' | (typeof SHARED_CERTIFICATE_PATHS)[number]
>;
const ROUTED_ELSEWHERE: readonly ApplicationAction[] = ['CREATE', 'SAVE', ...SHARED_CERTIFICATE_PATHS];
const isStandalone = (action: ApplicationAction): action is StandaloneAction =>
  !ROUTED_ELSEWHERE.includes(action);

/** Builds the POST route of one row of the workflow table. */
export const applicationActionRoute = <Action extends ApplicationAction>(action: Action) =>
  actionRoute(applicationWorkflow.Rows[action], { summary: action, data: applicationView });

/** Response of PAY_ONLINE: the application view plus the invoice key that is used to start the payment. */
const payOnlineView = applicationView.extend({ InvoiceKey: z.string() });

/** One route per row with its own path; each route is listed only once. */
export const actionRoutes: readonly { Action: StandaloneAction; Route: Route }[] = APPLICATION_ACTIONS.filter(
  isStandalone,
).map((Action) => ({
  Action,
  Route: { ...applicationActionRoute(Action), ...(Action === 'PAY_ONLINE' && { data: payOnlineView }) },
}));
