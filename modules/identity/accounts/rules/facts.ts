import type { Role } from '#platform/common/access/roles.ts';
import type { DutiesOf } from './duties.ts';
import type { AccountKind, AccountStatus } from './statuses.ts';

/**
 * Type of the facts about an account (status, roles, open sessions, last administrator) on which the account
 * workflows decide whether an action is allowed; about the account acted on, never the acting user's
 * account.
 */
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
  /** Another account has the address of the input; loaded by UPDATE only. */
  IsEmailTaken?: boolean;
  /** Competences and interests of the account; loaded if the owner changes them. */
  OwnDuties?: DutiesOf;
};
