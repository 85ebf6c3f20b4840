import type { Tx } from '#platform/server/database/connect.ts';

/** Authenticator, recovery codes and passkeys of an account. */
export async function dropTwoFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('Totp').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('RecoveryCode').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('Passkey').where('AccountId', '=', accountId).execute();
}
