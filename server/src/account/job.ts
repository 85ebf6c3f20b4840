import type { AccountFacts } from '@assay/shared/account/facts.ts';
import type { AccountAction } from '@assay/shared/account/workflow.ts';
import type { Updateable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Job } from '../workflow/act.ts';
import type { LoadedAccount } from './load.ts';

export type AccountJob = Job<AccountAction, LoadedAccount, AccountFacts>;
export type AccountColumns = Updateable<Tables['Account']>;

/** What an effect answers: columns to save, and what changed in other tables, for the log. */
export type Effected = {
  Columns?: AccountColumns;
  Before?: Record<string, unknown>;
  After?: Record<string, unknown>;
};
export type Effect = (job: AccountJob) => Promise<Effected>;
