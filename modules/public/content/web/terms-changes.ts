/**
 * Compares the terms of use and privacy policy in force with the versions that a user has accepted, and
 * returns the versions to accept.
 */
import type { UserInfo } from '#platform/common/session/contract.ts';
import type { LegalDocument } from '../rules/contract.ts';

export type TermsChange = {
  Kind: 'TERMS' | 'PRIVACY';
  Href: '/terms' | '/privacy';
  VersionId: string;
  /** Date from which the version is in force. */
  Since: string;
  /** Version that the user accepted; null: none yet. */
  Accepted: string | null;
  IsNew: boolean;
};

type Accepted = Pick<UserInfo, 'TermsVersion' | 'PrivacyVersion'>;

/** Version in force and accepted version of terms and privacy policy. */
export function termsChanges(user: Accepted, terms: LegalDocument, privacy: LegalDocument): TermsChange[] {
  const row = (
    Kind: TermsChange['Kind'],
    { versionx }: LegalDocument,
    accepted: string | null,
  ): TermsChange => ({
    Kind,
    Href: Kind === 'TERMS' ? '/terms' : '/privacy',
    VersionId: versionx.version_id,
    Since: versionx.effective,
    Accepted: accepted,
    IsNew: versionx.version_id !== accepted,
  });
  return [row('TERMS', terms, user.TermsVersion), row('PRIVACY', privacy, user.PrivacyVersion)];
}

/** Whether the user has never accepted any version, so that nothing has changed for them. */
export const isFirstAcceptance = (news: readonly TermsChange[]): boolean =>
  news.length > 0 && news.every(({ Accepted }) => Accepted === null);

/** Versions to accept: exactly those that are shown. */
export const acceptedVersions = (news: readonly TermsChange[]) => ({
  TermsVersion: news.find(({ Kind }) => Kind === 'TERMS')?.VersionId ?? '',
  PrivacyVersion: news.find(({ Kind }) => Kind === 'PRIVACY')?.VersionId ?? '',
});
