import { fail } from '#platform/server/http/fail.ts';
import type { Door } from '#platform/server/workflow/act.ts';
import type { AccountView } from '../rules/contract.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountKind, AccountStatus } from '../rules/statuses.ts';
import type { AccountAction } from '../rules/workflow.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { type LoadedAccount, lockAccount } from './load.ts';
import { saveChange } from './save-change.ts';
import { viewAccount } from './view.ts';
import { workflowOf } from './workflow-of.ts';

type AccountDoor = Door<AccountAction, AccountStatus, LoadedAccount, AccountFacts, AccountView>;

/** An account of one kind as the one door sees it; of another kind it is not there. */
export const accountDoor = (kind: AccountKind): AccountDoor => ({
  workflow: workflowOf(kind),
  lock: (tx, actor, key) => lockAccount(tx, actor, key, kind),
  facts: async (_tx, row) => (row.IsHidden ? fail('ERR_NOT_FOUND') : factsOf(row)),
  prepare: {},
  effects: effects[kind],
  save: saveChange,
  view: viewAccount,
});
