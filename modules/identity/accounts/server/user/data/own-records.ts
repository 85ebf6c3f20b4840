import type { Queries } from '#platform/server/database/connect.ts';

/** How the person signs in: which means there are and since when, never the secrets themselves. */
export async function ownSignIn(db: Queries, accountId: number) {
  const account = await db
    .selectFrom('Account')
    .leftJoin('Totp', 'Totp.AccountId', 'Account.Id')
    .select(['Account.PasswordHash', 'Totp.ConfirmedAt'])
    .where('Account.Id', '=', accountId)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('Passkey')
    .select(['Name', 'CreatedAt', 'UsedAt'])
    .where('AccountId', '=', accountId)
    .orderBy('Id')
    .execute();
  const identities = await db
    .selectFrom('Identity')
    .select(['Issuer', 'Subject', 'CreatedAt'])
    .where('AccountId', '=', accountId)
    .execute();
  return {
    HasPassword: account.PasswordHash !== null,
    AuthenticatorSince: account.ConfirmedAt,
    Passkeys: passkeys,
    Providers: identities,
  };
}

export const ownSessions = (db: Queries, accountId: number) =>
  db
    .selectFrom('Session')
    .select(['CreatedAt', 'SeenAt', 'ExpiresAt', 'EndedAt', 'Method', 'Address', 'Agent'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();

/** What the log says that the person did. Details name other people too, so they stay with the body. */
export const ownLog = (db: Queries, accountId: number) =>
  db
    .selectFrom('Audit')
    .select(['At', 'Event', 'Object', 'Address'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();
