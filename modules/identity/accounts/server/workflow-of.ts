import type { Workflow } from '#platform/common/workflow/types.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import { type AccountAction, accountWorkflows } from '../rules/workflow.ts';

export type AccountWorkflow = Workflow<AccountAction, AccountStatus, AccountFacts>;

const tables: Readonly<Record<AccountKind, Workflow<string, AccountStatus, AccountFacts>>> = accountWorkflows;

/** The table of a kind. Each has only its own rows; routes are made from these, so no other action ever gets here. */
export const workflowOf = (kind: AccountKind): AccountWorkflow => tables[kind] as AccountWorkflow;
