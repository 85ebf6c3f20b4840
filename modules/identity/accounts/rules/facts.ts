import type { Role } from '#platform/common/access/roles.ts';
import type { AccountKind, AccountStatus } from './statuses.ts';

/** What the rules of accounts look at: the account that something is done to, never the one that does it. */
export type AccountFacts = {
  Status: AccountStatus;
  Kind: AccountKind;
  UserKey: string | null;
  Email: string | null;
  Roles: readonly Role[];
  IsGrantGeneration: boolean;
  /** Nobody else holds ADMIN and can sign in. */
  IsLastAdmin: boolean;
  /** Has an authenticator or a passkey. */
  IsTwoFactorOn: boolean;
  /** Sessions that are open now. */
  OpenSessions: number;
};
