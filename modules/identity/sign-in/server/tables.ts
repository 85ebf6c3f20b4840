/** Database tables of second factors, passkeys, identities, sessions, links and accepted legal texts. */
import type { Generated } from 'kysely';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { Id, Immutable, Moment } from '#platform/server/database/columns.ts';

/** How a session was opened; the second factor, if one was used. */
export type SignInMethod = 'PASSWORD' | 'OTP' | 'RECOVERY' | 'PASSKEY' | 'LINK' | 'PROVIDER';

/**
 * Who ended a session before its time: its owner, or someone who manages the account. Null: neither, such as
 * the oldest of too many sessions.
 */
export type SessionEnder = 'OWNER' | 'STAFF';

/** Tables for sign-in and for accepted legal texts. */
export type SignInTables = {
  Totp: {
    AccountId: number;
    Secret: Buffer | null;
    ConfirmedAt: Date | null;
    NextSecret: Buffer | null;
    StartedAt: Date | null;
    LastStep: Generated<number>;
    CreatedAt: Moment;
  };
  RecoveryCode: { AccountId: number; CodeHash: Buffer; UsedAt: Date | null };
  Passkey: {
    Id: Id;
    PasskeyKey: string;
    AccountId: number;
    CredentialId: string;
    PublicKey: Buffer;
    Counter: Generated<number>;
    Transports: Generated<string[]>;
    Name: string;
    IsBackedUp: Generated<boolean>;
    CreatedAt: Moment;
    UsedAt: Date | null;
  };
  PasskeyChallenge: {
    ChallengeHash: Buffer;
    Purpose: 'REGISTER' | 'LOGIN' | 'STEP_UP';
    AccountId: number | null;
    ExpiresAt: Date;
    UsedAt: Date | null;
  };
  Identity: { Issuer: string; Subject: string; AccountId: number; CreatedAt: Moment };
  ProviderSignIn: {
    StateHash: Buffer;
    BrowserHash: Buffer;
    Nonce: string;
    CodeVerifier: string;
    Redirect: string | null;
    ExpiresAt: Date;
    UsedAt: Date | null;
  };
  Acceptance: {
    AccountId: Immutable<number>;
    Kind: Immutable<LegalKind>;
    VersionId: Immutable<string>;
    At: Immutable<Date>;
    Address: Immutable<string | null>;
  };
  Session: {
    Id: Id;
    SessionKey: Generated<string>;
    Method: Generated<SignInMethod>;
    ProvenAt: Moment;
    TokenHash: Buffer;
    AccountId: number;
    CreatedAt: Moment;
    SeenAt: Moment;
    ExpiresAt: Date;
    EndedAt: Date | null;
    EndedBy: Generated<SessionEnder | null>;
    Address: string | null;
    Agent: string | null;
  };
  OneTimeLink: {
    Id: Id;
    CodeHash: Buffer;
    Purpose: 'ACTIVATE' | 'RESET' | 'EXCHANGE' | 'INVITE';
    AccountId: number;
    Email: string;
    IsFactorProven: Generated<boolean>;
    ProvenAt: Generated<Date | null>;
    ExpiresAt: Date;
    UsedAt: Date | null;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends SignInTables {}
}
