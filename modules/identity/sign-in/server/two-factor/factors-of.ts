/**
 * Returns which second factors an account has and whether the portal requires one, and from that the proofs
 * that can follow its password.
 */
import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Proof } from '../../rules/two-factor/contract.ts';
import { isTwoFactorRequired } from '../two-factor-state.ts';

export type Factors = {
  IsAuthenticatorOn: boolean;
  Passkeys: number;
  RecoveryCodesLeft: number;
  IsAsked: boolean;
};

/** Returns the second factors of an account, and whether the portal requires one. */
export async function factorsOf(db: Queries, accountId: number): Promise<Factors> {
  return db
    .selectFrom('Account')
    .select([
      sql<boolean>`exists (select from totp where account_id = account.id and confirmed_at is not null)`.as(
        'IsAuthenticatorOn',
      ),
      sql<number>`(select count(*)::int from passkey where account_id = account.id)`.as('Passkeys'),
      sql<number>`(select count(*)::int from recovery_code where account_id = account.id and used_at is null)`.as(
        'RecoveryCodesLeft',
      ),
      isTwoFactorRequired.as('IsAsked'),
    ])
    .where('Account.Id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export const hasFactor = (factors: Factors): boolean => factors.IsAuthenticatorOn || factors.Passkeys > 0;

/** Second factors that can follow a password, best first; empty if the account has none. */
export function secondProofs(factors: Factors): Proof[] {
  if (!hasFactor(factors)) return [];
  return [
    ...(factors.Passkeys > 0 ? (['PASSKEY'] as const) : []),
    ...(factors.IsAuthenticatorOn ? (['OTP'] as const) : []),
    ...(factors.RecoveryCodesLeft > 0 ? (['RECOVERY'] as const) : []),
  ];
}
