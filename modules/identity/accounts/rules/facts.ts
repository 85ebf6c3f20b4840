import type { Role } from '#platform/common/access/roles.ts';
import type { AccountKind, AccountStatus } from './statuses.ts';

/** What the account rules examine: the account that an action applies to, never the acting one. */
export type AccountFacts = {
  Status: AccountStatus;
  Kind: AccountKind;
  UserKey: string | null;
  Email: string | null;
  Roles: readonly Role[];
  IsGrantGeneration: boolean;
  /** No other account holds ADMIN and can sign in. */
  IsLastAdmin: boolean;
  /** Has an authenticator or a passkey. */
  IsTwoFactorOn: boolean;
  /** Sessions that are open now. */
  OpenSessions: number;
};
