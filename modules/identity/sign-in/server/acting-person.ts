import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { personColumns } from './session-rows.ts';

type Person = Omit<SignedIn, 'SessionId' | 'ProvenAt' | 'IsTermsUpdated' | 'IsTwoFactorMissing'>;

/** Accounts with what the rules see of their people; the caller says which. */
export const personRows = (db: Queries) =>
  db
    .selectFrom('Account')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select(personColumns);

/**
 * A user on whose behalf something is done without a session of theirs. Session restrictions were checked when it was started;
 * nothing proves their presence, so actions that need a recent proof of identity are refused.
 */
export const withoutSession = (person: Person, ProvenAt = new Date(0)): SignedIn => ({
  ...person,
  SessionId: 0,
  ProvenAt,
  IsTermsUpdated: false,
  IsTwoFactorMissing: false,
});

/** Who acts without being there, with exactly what the account may at this moment; null when it is not active. */
export async function actingPerson(
  db: Queries,
  asked: { Id: number } | { UserKey: string },
): Promise<SignedIn | null> {
  const person = await personRows(db)
    .where((eb) =>
      'Id' in asked ? eb('Account.Id', '=', asked.Id) : eb('Account.UserKey', '=', asked.UserKey),
    )
    .where('Account.Status', '=', 'ACTIVE')
    .executeTakeFirst();
  return person ? withoutSession(person) : null;
}
