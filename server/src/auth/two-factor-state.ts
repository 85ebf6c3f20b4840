import { STAFF_ROLES } from '@assay/shared/access/roles.ts';
import { sql } from 'kysely';

/** Of an account in a query: it has an authenticator or a passkey. */
export const hasTwoFactor = sql<boolean>`(
  exists (select from totp where totp.account_id = account.id and totp.confirmed_at is not null)
  or exists (select from passkey where passkey.account_id = account.id))`;

/** Name of the setting that asks staff for a second factor. */
export const TWO_FACTOR_SETTING = 'IsTwoFactorRequired';

export const isTwoFactorAsked = sql<boolean>`(account.roles && ${[...STAFF_ROLES]}::text[]
  and exists (select from setting where name = ${TWO_FACTOR_SETTING} and value = 'true'::jsonb))`;
