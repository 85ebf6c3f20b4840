import type { AccountView } from '@assay/shared/account/contract.ts';
import type { AccountFacts } from '@assay/shared/account/facts.ts';
import type { AccountKind, AccountStatus } from '@assay/shared/account/statuses.ts';
import type { AccountAction } from '@assay/shared/account/workflow.ts';
import { fail } from '../http/fail.ts';
import type { Door } from '../workflow/act.ts';
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
