/**
 * Deletes an account's ways to sign in: its second factors (authenticator, recovery codes, passkeys) and its
 * links to the identity provider.
 */
import type { Tx } from '#platform/server/database/connect.ts';

/** Deletes an account's authenticator, recovery codes and passkeys. */
export async function dropTwoFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('Totp').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('RecoveryCode').where('AccountId', '=', accountId).execute();
  await tx.deleteFrom('Passkey').where('AccountId', '=', accountId).execute();
}

/** Deletes an account's links to the identity provider; its owner is matched by email address again. */
export async function dropIdentities(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('Identity').where('AccountId', '=', accountId).execute();
}
