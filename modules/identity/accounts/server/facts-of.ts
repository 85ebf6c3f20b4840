/**
 * Supplies the facts on which the account workflows decide whether an action is allowed: from a loaded
 * account, or for one that does not exist yet.
 */
import type { AccountFacts } from '../rules/facts.ts';
import type { AccountKind } from '../rules/statuses.ts';
import type { LoadedAccount } from './load.ts';

/** Derives the facts on which the account workflows decide. */
export const factsOf = (row: LoadedAccount): AccountFacts => ({
  Status: row.Status,
  Kind: row.Kind,
  UserKey: row.UserKey,
  Email: row.Email,
  Roles: row.Roles,
  IsGrantGeneration: row.IsGrantGeneration,
  IsLastAdmin: row.IsLastAdmin,
  IsTwoFactorOn: row.IsTwoFactorOn,
  OpenSessions: row.OpenSessions,
});

/** Facts before the account exists. */
export const noAccount = (Kind: AccountKind): AccountFacts => ({
  Status: 'NONE',
  Kind,
  UserKey: null,
  Email: null,
  Roles: [],
  IsGrantGeneration: false,
  IsLastAdmin: false,
  IsTwoFactorOn: false,
  OpenSessions: 0,
});
