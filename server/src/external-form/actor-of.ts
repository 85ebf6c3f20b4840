import { personColumns } from '../auth/session-rows.ts';
import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';

/** Somebody for whom the portal acts without a session of theirs: with exactly what their account may today. */
export async function actorOf(db: Db, userKey: string): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select(personColumns)
    .where('Account.UserKey', '=', userKey)
    .where('Account.Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  // It proves nothing about the person: what asks for a fresh proof stays closed.
  return { ...row, SessionId: 0, ProvenAt: new Date(0), IsTermsUpdated: false, IsTwoFactorMissing: false };
}
