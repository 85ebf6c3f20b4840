import { setting } from '#platform/common/settings/current-settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { termsUpdated } from './legal-versions.ts';
import { isTwoFactorMissing } from './two-factor-state.ts';

/** What the rules see of a person, of whichever row. */
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

/** Sessions are rows: opaque tokens, stored hashed. Open ones of active accounts with what the rules see of their people; the caller says which. */
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
    .where('Account.Status', '=', 'ACTIVE');

/** Ended by the clock: idle for too long, or at its absolute end. */
export const isTimedOut = (row: { SeenAt: Date; ExpiresAt: Date }, now: Date): boolean =>
  row.ExpiresAt <= now || idleMinutes(row.SeenAt, now) >= setting('IdleMinutes');

export const idleMinutes = (seen: Date, now: Date): number => (now.getTime() - seen.getTime()) / 60_000;
