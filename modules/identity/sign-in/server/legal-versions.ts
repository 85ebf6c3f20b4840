/**
 * Returns the versions of terms, privacy and cookie texts in force, and a query condition for accounts that
 * have not accepted the newest ones (specification point 5).
 */
import { type RawBuilder, sql } from 'kysely';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import { runSingleHookSync } from '#platform/server/run-single-hook.ts';

/** The version of a legal text in force, as part of a query. */
export const legalVersion = defineSyncHook<LegalKind, RawBuilder<string>>('sign-in.legalVersion');

const inForce = (kind: LegalKind) => runSingleHookSync(legalVersion, kind);

/** Query condition on an account: newer terms or privacy policy than it accepted (specification point 5). */
export const termsUpdated = () =>
  sql<boolean>`(account.terms_version is distinct from ${inForce('TERMS')}
  or account.privacy_version is distinct from ${inForce('PRIVACY')})`;

export type LegalVersions = { TermsVersion: string; PrivacyVersion: string; CookieVersion: string };

/** The versions of the legal texts in force now. */
export async function legalVersions(db: Queries): Promise<LegalVersions> {
  const { rows } = await sql<LegalVersions>`select ${inForce('TERMS')} as terms_version,
    ${inForce('PRIVACY')} as privacy_version, ${inForce('COOKIES')} as cookie_version`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the legal texts have no version in force');
  return found;
}
