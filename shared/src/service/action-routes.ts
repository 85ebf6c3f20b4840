import { SETTINGS_ROLES } from '../access/roles.ts';
import { defineRoute, type Route } from '../contract/define-route.ts';
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
