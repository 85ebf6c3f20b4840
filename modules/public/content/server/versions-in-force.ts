import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ContentKind } from '../rules/kinds.ts';

/** Of a version in a query: it was not taken back before its time came. */
export const isStanding = sql<boolean>`not exists (select from content_withdrawal
  where content_withdrawal.content_version_id = content_version.id)`;

/** The version in force of one kind of content, in a query. */
export const inForce = (kind: ContentKind) =>
  sql<string>`(select version_id from content_version where kind = ${kind} and effective_at <= now()
    and ${isStanding} order by effective_at desc, id desc limit 1)`;

/** Of an account in a query: newer terms or privacy than the ones accepted (specification point 5). */
export const termsUpdated = sql<boolean>`(account.terms_version is distinct from ${inForce('TERMS')}
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
