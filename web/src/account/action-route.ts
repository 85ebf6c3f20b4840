import { accountView } from '@assay/shared/account/contract.ts';
import type { AccountKind } from '@assay/shared/account/statuses.ts';
import { type AccountAction, accountWorkflows } from '@assay/shared/account/workflow.ts';
import { defineRoute } from '@assay/shared/contract/define-route.ts';
import type { ZodType } from 'zod';

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
