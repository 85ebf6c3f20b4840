import type { Role } from '#platform/common/access/roles.ts';
import type { AccountKind, AccountStatus } from './statuses.ts';

/** Facts that the account rules evaluate: about the account acted on, never the acting user's account. */
export type AccountFacts = {
  Status: AccountStatus;
  Kind: AccountKind;
  UserKey: string | null;
  Email: string | null;
  Roles: readonly Role[];
  IsGrantGeneration: boolean;
  /** No other account that can sign in has the ADMIN role. */
  IsLastAdmin: boolean;
  /** The account has an authenticator or a passkey. */
  IsTwoFactorOn: boolean;
  /** Number of currently open sessions. */
  OpenSessions: number;
};
