import { personColumns } from '../auth/session-rows.ts';
import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';

/**
 * Somebody who acts without being there, with the rights of this moment; null when the account is not active any more.
 * What a session is held back by was asked when the work was begun.
 */
export async function actingPerson(db: Db, accountId: number): Promise<SignedIn | null> {
  const person = await db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([...personColumns])
    .where('Account.Id', '=', accountId)
    .where('Account.Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!person) return null;
  return {
    ...person,
    SessionId: 0,
    // Long ago: nothing that needs a proof of who is there is done for many at once.
    ProvenAt: new Date(0),
    IsTermsUpdated: false,
    IsTwoFactorMissing: false,
  };
}
