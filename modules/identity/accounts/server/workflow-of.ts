import type { Workflow } from '#platform/common/workflow/types.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import { type AccountAction, accountWorkflows } from '../rules/workflow.ts';

export type AccountWorkflow = Workflow<AccountAction, AccountStatus, AccountFacts>;

const tables: Readonly<Record<AccountKind, Workflow<string, AccountStatus, AccountFacts>>> = accountWorkflows;

/**
 * Returns the action workflow for a kind of account: client, sub-account or staff. Each has only its own
 * actions, and routes are built from them, so no other action can reach it.
 */
export const workflowOf = (kind: AccountKind): AccountWorkflow => tables[kind] as AccountWorkflow;
