import { sql } from 'kysely';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Of an account in a query: it has an authenticator or a passkey. */
export const hasTwoFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

/** Of an account in a query: the setting asks a role of it for a second factor. Asked of the row, never of memory. */
export const isTwoFactorRequired = sql<boolean>`(account.roles && ${[...STAFF_ROLES]}::text[]
  and exists (select from portal_setting where key = 'TwoFactorRoles' and value ?| account.roles))`;

/** Of an account in a query: staff without the second factor that is asked of them. */
export const isTwoFactorMissing = sql<boolean>`(${isTwoFactorRequired} and not ${hasTwoFactor})`;
