import type { Queries } from '#platform/server/database/connect.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';

/**
 * Which versions of the legal texts a person accepted and when, the newest first. What stands only on the account was
 * accepted before the portal kept the moment.
 */
export async function consentsOf(db: Queries, accountId: number): Promise<ProfileView['Consents']> {
  const kept = await db
    .selectFrom('Acceptance')
    .select(['Kind', 'VersionId', 'At'])
    .where('AccountId', '=', accountId)
    .orderBy('At', 'desc')
    .execute();
  const { TermsVersion, PrivacyVersion } = await db
    .selectFrom('Account')
    .select(['TermsVersion', 'PrivacyVersion'])
    .where('Id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isKept = (kind: string, version: string) =>
    kept.some((row) => row.Kind === kind && row.VersionId === version);
  const only = [
    { Kind: 'TERMS' as const, VersionId: TermsVersion },
    { Kind: 'PRIVACY' as const, VersionId: PrivacyVersion },
  ].flatMap(({ Kind, VersionId }) =>
    VersionId === null || isKept(Kind, VersionId) ? [] : [{ Kind, VersionId, At: null }],
  );
  return [...only, ...kept.map((row) => ({ ...row, At: row.At.toISOString() }))];
}
