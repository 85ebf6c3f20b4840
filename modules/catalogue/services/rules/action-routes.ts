import { z } from 'zod';
import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { serviceView } from './contract.ts';
import { type ServiceAction, serviceWorkflow } from './workflow.ts';

/** The POST of a row of the table. */
export const serviceActionRoute = <Action extends ServiceAction>(action: Action) =>
  actionRoute(serviceWorkflow.Rows[action], { summary: `Service ${action}`, data: serviceView });

/** One for every row. */
export const serviceActionRoutes = serviceWorkflow.Actions.map((Action) => ({
  Action,
  Route: serviceActionRoute(Action),
}));

/** CREATE names no service, and the specification names SAVE as a call of its own. */
type OnService = Exclude<ServiceAction, 'CREATE' | 'SAVE'>;
const onServices = serviceWorkflow.Actions.filter(
  (one): one is OnService => one !== 'CREATE' && one !== 'SAVE',
);
const named = (Action: OnService) => serviceWorkflow.Rows[Action].Input.extend({ Action: z.literal(Action) });
const [first, ...others] = onServices.map(named);

/** The actions on a service by their names, with the same body as on their own paths. */
export const namedActionRoute = defineRoute({
  method: 'POST',
  path: '/assessment/action',
  summary: 'Performs one of the actions of a service, named by Action',
  access: SETTINGS_ROLES,
  body: z.discriminatedUnion('Action', [first as ReturnType<typeof named>, ...others]),
  data: serviceView,
});
