import type { Role } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { accountView } from './contract.ts';
import type { AccountKind } from './statuses.ts';
import { type AccountAction, accountWorkflows } from './workflow.ts';

type AccountActionRoute = { Kind: AccountKind; Action: AccountAction; Route: Route };

/** One POST per row of the three tables. */
export const accountActionRoutes: readonly AccountActionRoute[] = (
  Object.keys(accountWorkflows) as AccountKind[]
).flatMap((Kind) =>
  Object.entries(accountWorkflows[Kind].Rows).map(([Action, row]) => {
    const access: readonly Role[] = [...new Set(row.By.flatMap((by) => by.Roles))];
    const route = { method: 'POST', path: row.Path, summary: `${Kind} ${Action}`, access } as const;
    return {
      Kind,
      Action: Action as AccountAction,
      Route: defineRoute({ ...route, body: row.Input, data: accountView }),
    };
  }),
);
