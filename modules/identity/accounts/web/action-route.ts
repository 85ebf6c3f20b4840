import type { ZodType } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { accountView } from '../rules/contract.ts';
import type { AccountKind } from '../rules/statuses.ts';
import { type AccountAction, accountWorkflows } from '../rules/workflow.ts';

type Rows = Readonly<Record<string, { Path: string; Input: ZodType }>>;

/** The call of one row of the three tables, for screens that have a form of their own. */
export function actionRoute(kind: AccountKind, action: AccountAction) {
  const row = (accountWorkflows[kind].Rows as Rows)[action];
  if (!row) throw new Error(`the table ${kind} has no action ${action}`);
  return defineRoute({
    method: 'POST',
    path: row.Path,
    summary: action,
    access: 'session',
    body: row.Input,
    data: accountView,
  });
}
