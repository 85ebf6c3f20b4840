import type { Updateable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountAction } from '../rules/workflow.ts';
import type { LoadedAccount } from './load.ts';

export type AccountActionContext = ActionContext<AccountAction, LoadedAccount, AccountFacts>;
export type AccountColumns = Updateable<Tables['Account']>;

/** What an effect answers: columns to save, and what changed in other tables, for the log. */
export type EffectResult = {
  Columns?: AccountColumns;
  Before?: Record<string, unknown>;
  After?: Record<string, unknown>;
};
export type Effect = (job: AccountActionContext) => Promise<EffectResult>;
