/**
 * Types for the code that performs an account action: the context that an effect receives, and its result,
 * i.e. columns to save and changes in other tables for the log.
 */
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountAction } from '../rules/workflow.ts';
import type { LoadedAccount } from './load.ts';

export type AccountActionContext = ActionContext<AccountAction, LoadedAccount, AccountFacts>;
export type AccountColumns = Updateable<Tables['Account']>;

/** Result of an effect: columns to save, and changes in other tables for the log. */
export type EffectResult = {
  Columns?: AccountColumns;
  Before?: Record<string, unknown>;
  After?: Record<string, unknown>;
};
export type Effect = (job: AccountActionContext) => Promise<EffectResult>;
