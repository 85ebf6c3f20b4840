import { z } from 'zod';
import type { Role } from '../access/roles.ts';
import { defineRoute, type Route } from '../contract/define-route.ts';
import { applicationView } from './contract.ts';
import { applicationInputs } from './inputs.ts';
import { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';

/** CREATE and SAVE share a path; which one it is, is read off the body. */
export const saveRoute = defineRoute({
  method: 'POST',
  path: '/application/save',
  summary: 'CREATE without an ApplicationKey, SAVE with one',
  access: 'session',
  body: z.union([applicationInputs.save, applicationInputs.create]),
  data: applicationView,
});

type ActionRoute = { Action: ApplicationAction; Route: Route };

/** One POST per row of the table; nothing is listed twice. */
export const actionRoutes: readonly ActionRoute[] = APPLICATION_ACTIONS.filter(
  (action) => action !== 'CREATE' && action !== 'SAVE',
).map((Action) => {
  const row = applicationWorkflow.Rows[Action];
  const access: readonly Role[] = [...new Set(row.By.flatMap((by) => by.Roles))];
  return {
    Action,
    Route: defineRoute({
      method: 'POST',
      path: row.Path,
      summary: Action,
      access,
      body: row.Input,
      data: applicationView,
    }),
  };
});
