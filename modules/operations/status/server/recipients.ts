import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { addressesIn } from '#platform/common/settings/identity-rules.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';

export type Recipient = { Email: string; Language: Language };

/**
 * Returns who receives alert emails of the integrity checkers: the addresses in the settings, in the
 * language of the matching account; otherwise all accounts with one of these roles.
 */
export async function recipients(tx: Tx, roles: readonly Role[]): Promise<Recipient[]> {
  const named = addressesIn(setting('AlertAddresses'));
  const people = await tx
    .selectFrom('Account')
    .select(['Email', 'Language'])
    .where('Status', 'in', accountStatuses.active)
    .where(
      named.length > 0
        ? sql<boolean>`lower(email) = any(${named.map((one) => one.toLowerCase())}::text[])`
        : holdsAnyOf('roles', roles),
    )
    .execute();
  if (named.length === 0) return people;
  return named.map((Email) => ({
    Email,
    Language: people.find((one) => one.Email.toLowerCase() === Email.toLowerCase())?.Language ?? 'EN',
  }));
}
