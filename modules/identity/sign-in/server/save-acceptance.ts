import type { Tx } from '#platform/server/database/connect.ts';
import type { LegalVersions } from './legal-versions.ts';

type Accepted = Pick<LegalVersions, 'TermsVersion' | 'PrivacyVersion'> & {
  AccountId: number;
  at: Date;
  address: string;
};

/**
 * Records which versions of the terms and privacy policy a user accepted, when and from which address. The
 * first acceptance counts and is kept permanently.
 */
export async function saveAcceptance(tx: Tx, accepted: Accepted): Promise<void> {
  const { AccountId, TermsVersion, PrivacyVersion, at: At, address: Address } = accepted;
  await tx
    .insertInto('Acceptance')
    .values([
      { AccountId, Kind: 'TERMS', VersionId: TermsVersion, At, Address },
      { AccountId, Kind: 'PRIVACY', VersionId: PrivacyVersion, At, Address },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
