/**
 * Loads a user on whose behalf the server acts without that user's session, for example in a job; actions
 * that need a recent proof of identity are refused.
 */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { personColumns } from './session-rows.ts';

type Person = Omit<SignedIn, 'SessionId' | 'ProvenAt' | 'IsTermsUpdated' | 'IsTwoFactorMissing'>;

/** Query for accounts with the columns that the rules need; the caller adds the condition. */
export const personRows = (db: Queries) =>
  db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select(personColumns);

/**
 * A user on whose behalf work is done without their session. Session restrictions were checked when the work
 * was started. Nothing proves the user's presence, so actions that need a recent proof of identity are
 * refused.
 */
export const withoutSession = (person: Person, ProvenAt = new Date(0)): SignedIn => ({
  ...person,
  SessionId: 0,
  ProvenAt,
  IsTermsUpdated: false,
  IsTwoFactorMissing: false,
});

/** Loads the user with the account's current permissions; null if the account is not active. */
export async function actingPerson(
  db: Queries,
  criteria: { Id: number } | { UserKey: string },
): Promise<SignedIn | null> {
  const person = await personRows(db)
    .where((eb) =>
      'Id' in criteria ? eb('Account.Id', '=', criteria.Id) : eb('Account.UserKey', '=', criteria.UserKey),
    )
    .where('Account.Status', 'in', accountStatuses.active)
    .executeTakeFirst();
  return person ? withoutSession(person) : null;
}
