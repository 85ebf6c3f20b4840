/**
 * Query conditions on an account: it has a second factor, the portal's setting requires one of its roles, or
 * a required one is missing.
 */
import { sql } from 'kysely';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Query condition on an account: it has an authenticator or a passkey. */
export const hasTwoFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

/**
 * Query condition on an account: the setting requires a second factor of one of its roles. Evaluated in the
 * database, never from a cache.
 */
export const isTwoFactorRequired = sql<boolean>`(account.roles && ${[...STAFF_ROLES]}::text[]
  and exists (select from portal_setting where key = 'TwoFactorRoles' and value ?| account.roles))`;

/** Query condition on an account: staff without a required second factor. */
export const isTwoFactorMissing = sql<boolean>`(${isTwoFactorRequired} and not ${hasTwoFactor})`;
