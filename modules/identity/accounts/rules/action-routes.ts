/**
 * HTTP POST routes of all actions on client, sub-account and staff accounts, derived from the three account
 * workflows; each responds with the updated account.
 */
import type { Route } from '#platform/common/contract/define-route.ts';
import { actionRoute, type PostRow } from '#platform/common/workflow/action-route.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import { accountView } from './contract.ts';
import type { AccountFacts } from './facts.ts';
import type { AccountKind, AccountStatus } from './statuses.ts';
import { type AccountAction, clientWorkflow, staffWorkflow, subWorkflow } from './workflow.ts';

/** The POST route of one action, from one of the three account workflows. */
export const accountActionRoute = <Row extends PostRow>(row: Row, summary: string = row.Path) =>
  actionRoute(row, { summary, data: accountView });

type AccountActionRoute = { Kind: AccountKind; Action: AccountAction; Route: Route };

const routesOf = <Action extends AccountAction>(
  Kind: AccountKind,
  { Actions, Rows }: Workflow<Action, AccountStatus, AccountFacts>,
): AccountActionRoute[] =>
  Actions.map((Action) => ({
    Kind,
    Action,
    Route: accountActionRoute(Rows[Action], `${Kind} ${Action}`),
  }));

/** The routes of all actions of the three workflows. */
export const accountActionRoutes: readonly AccountActionRoute[] = [
  ...routesOf('CLIENT', clientWorkflow),
  ...routesOf('SUB', subWorkflow),
  ...routesOf('STAFF', staffWorkflow),
];
