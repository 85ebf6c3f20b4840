import type { AccountFacts } from '@assay/shared/account/facts.ts';
import type { AccountKind, AccountStatus } from '@assay/shared/account/statuses.ts';
import { type AccountAction, accountWorkflows } from '@assay/shared/account/workflow.ts';
import type { Workflow } from '@assay/shared/workflow/types.ts';

export type AccountWorkflow = Workflow<AccountAction, AccountStatus, AccountFacts>;

/** The table of a kind. Each has only its own rows; routes are made from these, so no other action ever gets here. */
export const workflowOf = (kind: AccountKind): AccountWorkflow =>
  accountWorkflows[kind] as unknown as AccountWorkflow;
