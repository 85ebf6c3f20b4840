import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { applicationView } from './contract.ts';
import { applicationInputs } from './inputs.ts';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';

/** CREATE and SAVE share a path; the request body decides which one it is. */
export const saveRoute = defineRoute({
  method: 'POST',
  path: '/application/save',
  summary: 'CREATE without an ApplicationKey, SAVE with one',
  access: 'session',
  body: z.union([applicationInputs.save, applicationInputs.create]),
  data: applicationView,
});

/** Their addresses are those of a certificate's own actions as well: `certificates/rules/document-routes.ts` has them. */
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

/** The POST of a row of the table. */
export const applicationActionRoute = <Action extends ApplicationAction>(action: Action) =>
  actionRoute(applicationWorkflow.Rows[action], { summary: action, data: applicationView });

/** What PAY_ONLINE answers: the view, and the key that the payment is opened with. */
const payOnlineView = applicationView.extend({ InvoiceKey: z.string() });

/** One for every row that has an address of its own; nothing is listed twice. */
export const actionRoutes: readonly { Action: StandaloneAction; Route: Route }[] = APPLICATION_ACTIONS.filter(
  isStandalone,
).map((Action) => ({
  Action,
  Route: { ...applicationActionRoute(Action), ...(Action === 'PAY_ONLINE' && { data: payOnlineView }) },
}));
