import { z } from 'zod';
import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { serviceView } from './contract.ts';
import { type ServiceAction, serviceWorkflow } from './workflow.ts';

/** One POST per row of the table. */
export const serviceActionRoutes: readonly { Action: ServiceAction; Route: Route }[] =
  serviceWorkflow.Actions.map((Action) => {
    const row = serviceWorkflow.Rows[Action];
    const route = {
      method: 'POST',
      path: row.Path,
      summary: `Service ${Action}`,
      access: SETTINGS_ROLES,
    } as const;
    return { Action, Route: defineRoute({ ...route, body: row.Input, data: serviceView }) };
  });

/** CREATE names no service, and the specification names SAVE as a call of its own. */
type OnService = Exclude<ServiceAction, 'CREATE' | 'SAVE'>;
const onServices = serviceWorkflow.Actions.filter(
  (one): one is OnService => one !== 'CREATE' && one !== 'SAVE',
);
const named = (Action: OnService) =>
  (serviceWorkflow.Rows[Action].Input as z.ZodObject).extend({ Action: z.literal(Action) });
const [first, ...others] = onServices.map(named);

/** The actions on a service by their names, with the same body as on their own paths. */
export const serviceActionRoute = defineRoute({
  method: 'POST',
  path: '/assessment/action',
  summary: 'Takes one of the actions of a service, named by Action',
  access: SETTINGS_ROLES,
  body: z.discriminatedUnion('Action', [first as ReturnType<typeof named>, ...others]),
  data: serviceView,
});
