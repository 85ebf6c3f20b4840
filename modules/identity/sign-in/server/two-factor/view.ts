import type { Context } from '#platform/server/http/context.ts';
import type { TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { factorsOf, secondProofs } from './factors-of.ts';

/** The own second factors. */
export async function view({ db, actor }: Context<typeof twoFactorRoutes.view>): Promise<TwoFactorView> {
  const [factors, account, totp, passkeys] = await Promise.all([
    factorsOf(db, actor.Id),
    db.selectFrom('Account').select('PasswordHash').where('Id', '=', actor.Id).executeTakeFirstOrThrow(),
    db.selectFrom('Totp').select('ConfirmedAt').where('AccountId', '=', actor.Id).executeTakeFirst(),
    db.selectFrom('Passkey').selectAll().where('AccountId', '=', actor.Id).orderBy('Id').execute(),
  ]);
  const second = secondProofs(factors);
  const first = account.PasswordHash === null ? [] : (['PASSWORD'] as const);
  return {
    IsAuthenticatorOn: factors.IsAuthenticatorOn,
    AuthenticatorAt: totp?.ConfirmedAt?.toISOString() ?? null,
    RecoveryCodesLeft: factors.RecoveryCodesLeft,
    Passkeys: passkeys.map((row) => ({
      PasskeyKey: row.PasskeyKey,
      Name: row.Name,
      CreatedAt: row.CreatedAt.toISOString(),
      UsedAt: row.UsedAt?.toISOString() ?? null,
      IsBackedUp: row.IsBackedUp,
    })),
    IsAsked: factors.IsAsked,
    Proofs: second.length > 0 ? second : [...first],
  };
}
