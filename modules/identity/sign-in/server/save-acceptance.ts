import type { Tx } from '#platform/server/database/connect.ts';
import type { LegalVersions } from './legal-versions.ts';

type Accepted = Pick<LegalVersions, 'TermsVersion' | 'PrivacyVersion'> & {
  AccountId: number;
  at: Date;
  address: string;
};

/** Who accepted which version, when and from where: the first time counts and is kept for ever. */
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
