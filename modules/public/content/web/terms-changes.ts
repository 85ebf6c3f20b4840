import type { UserInfo } from '#platform/common/session/contract.ts';
import type { LegalDocument } from '../rules/contract.ts';

export type TermsChange = {
  Kind: 'TERMS' | 'PRIVACY';
  Href: '/terms' | '/privacy';
  VersionId: string;
  /** Since when it is in force. */
  Since: string;
  /** The version that the person accepted; null: none yet. */
  Accepted: string | null;
  IsNew: boolean;
};

type Accepted = Pick<UserInfo, 'TermsVersion' | 'PrivacyVersion'>;

/** The version in force and the one a person accepted, for both texts. */
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

/** A user who never accepted anything: nothing has changed for them. */
export const isFirstAcceptance = (news: readonly TermsChange[]): boolean =>
  news.length > 0 && news.every(({ Accepted }) => Accepted === null);

/** What is accepted: exactly the versions that are shown. */
export const acceptedVersions = (news: readonly TermsChange[]) => ({
  TermsVersion: news.find(({ Kind }) => Kind === 'TERMS')?.VersionId ?? '',
  PrivacyVersion: news.find(({ Kind }) => Kind === 'PRIVACY')?.VersionId ?? '',
});
