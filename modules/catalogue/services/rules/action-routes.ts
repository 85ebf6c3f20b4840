/**
 * API routes for the workflow actions on a service: one POST route per action (save, publish, hold and so
 * on), and a shared endpoint that takes the action's name.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { serviceView } from './contract.ts';
import { servicesPermissions } from './permissions.ts';
import { type ServiceAction, serviceWorkflow } from './workflow.ts';

/** The POST route of one action on a service, from the workflow table. */
export const serviceActionRoute = <Action extends ServiceAction>(action: Action) =>
  actionRoute(serviceWorkflow.Rows[action], { summary: `Service ${action}`, data: serviceView });

/** The routes of all service actions. */
export const serviceActionRoutes = serviceWorkflow.Actions.map((Action) => ({
  Action,
  Route: serviceActionRoute(Action),
}));

/**
 * Actions of the shared endpoint: CREATE has no service yet, and the specification defines SAVE as its own
 * endpoint.
 */
type OnService = Exclude<ServiceAction, 'CREATE' | 'SAVE'>;
const onServices = serviceWorkflow.Actions.filter(
  (one): one is OnService => one !== 'CREATE' && one !== 'SAVE',
);
const named = (Action: OnService) => serviceWorkflow.Rows[Action].Input.extend({ Action: z.literal(Action) });
const [first, ...others] = onServices.map(named);

/** Endpoint that performs an action on a service by name, with the same body as the action's own path. */
export const namedActionRoute = defineRoute({
  method: 'POST',
  path: '/assessment/action',
  summary: 'Performs one of the actions of a service, named by Action',
  access: servicesPermissions.MANAGE_SERVICES,
  body: z.discriminatedUnion('Action', [first as ReturnType<typeof named>, ...others]),
  data: serviceView,
});
