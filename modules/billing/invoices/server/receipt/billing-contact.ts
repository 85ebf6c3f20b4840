/**
 * Billing email address of an organisation as a recipient of its invoices and receipts, in the language of
 * its first client; added to the other recipients unless already among them.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { Payer } from './payers.ts';

/**
 * Returns the billing email of an organisation; null if none is set. It belongs to no account, so it has no
 * email preferences, and its language is that of the organisation's first client.
 */
export async function billingContact(db: Queries, organisationId: number): Promise<Payer | null> {
  const row = await db
    .selectFrom('Organisation')
    .leftJoin('Account', (join) =>
      join.onRef('Account.OrganisationId', '=', 'Organisation.Id').on('Account.ParentId', 'is', null),
    )
    .select(['Organisation.BillingEmail', 'Account.Language'])
    .where('Organisation.Id', '=', organisationId)
    .orderBy('Account.Id')
    .executeTakeFirst();
  if (!row?.BillingEmail) return null;
  return { Key: 'billing', Email: row.BillingEmail, Language: row.Language ?? 'EN' };
}

/** Adds the billing email to the recipients of a document, unless one of them already has that address. */
export async function withBillingContact(
  db: Queries,
  organisationId: number,
  people: readonly Payer[],
): Promise<Payer[]> {
  const contact = await billingContact(db, organisationId);
  const isKnown = people.some(({ Email }) => Email.toLowerCase() === contact?.Email);
  return contact && !isKnown ? [...people, contact] : [...people];
}
