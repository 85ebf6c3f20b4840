import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';

/** Who an account is now, for work that goes on without its session; null when it is not open any more. */
export async function actorOf(db: Db, accountId: number): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([
      'Account.Id',
      'Account.UserKey',
      'Account.Roles',
      'Account.IsGrantGeneration',
      'Account.OrganisationId',
      'Account.Email',
      'Account.Language',
      'Organisation.OrganisationKey',
    ])
    .where('Account.Id', '=', accountId)
    .where('Account.Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    SessionId: 0,
    ProvenAt: new Date(0),
    IsTermsUpdated: false,
    IsTwoFactorMissing: false,
  };
}
