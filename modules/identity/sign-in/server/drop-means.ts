import type { Tx } from '#platform/server/database/connect.ts';

/** Authenticator, recovery codes and passkeys of an account. */
export async function dropTwoFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('Totp').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('RecoveryCode').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('Passkey').where('AccountId', '=', accountId).execute();
}

/** As whom an account is known at the identity provider; it is found by its address again. */
export async function dropIdentities(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('Identity').where('AccountId', '=', accountId).execute();
}
