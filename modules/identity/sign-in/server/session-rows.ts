/**
 * Query for open sessions of active accounts with the user data that the access rules need, and the check
 * whether a session has timed out.
 */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { termsUpdated } from './legal-versions.ts';
import { isTwoFactorMissing } from './two-factor-state.ts';

/** Columns of a user that the rules need. */
export const personColumns = [
  'Account.Id',
  'Account.UserKey',
  'Account.Roles',
  'Account.IsGrantGeneration',
  'Account.OrganisationId',
  'Account.Email',
  'Account.Language',
  'Organisation.OrganisationKey',
] as const;

/**
 * Open sessions of active accounts with the columns that the rules need; the caller adds the condition.
 * Sessions are opaque tokens, stored as hashes.
 */
export const sessionRows = (db: Db) =>
  db
    .selectFrom('Session')
    .innerJoin('Account', 'Account.Id', 'Session.AccountId')
    .leftJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
    .select([
      'Session.Id as SessionId',
      'Session.SeenAt',
      'Session.ExpiresAt',
      'Session.ProvenAt',
      ...personColumns,
      termsUpdated().as('IsTermsUpdated'),
      isTwoFactorMissing.as('IsTwoFactorMissing'),
    ])
    .where('Session.EndedAt', 'is', null)
    .where('Account.Status', 'in', accountStatuses.active);

/** Whether a session has timed out: idle for too long, or past its absolute end. */
export const isTimedOut = (row: { SeenAt: Date; ExpiresAt: Date }, now: Date): boolean =>
  row.ExpiresAt <= now || idleMinutes(row.SeenAt, now) >= setting('IdleMinutes');

export const idleMinutes = (seen: Date, now: Date): number => (now.getTime() - seen.getTime()) / 60_000;
