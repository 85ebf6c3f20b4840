import type { Queries } from '../database/connect.ts';
import type { SigningIdentity } from './identity.ts';

/**
 * Records the certificates the certification body has signed with: when one is replaced, earlier signatures are still
 * recognised as ours.
 */
export async function saveSigner(db: Queries, identity: SigningIdentity): Promise<void> {
  await db
    .insertInto('SigningCertificate')
    .values({
      Fingerprint: identity.fingerprint,
      Certificate: Buffer.from(identity.signer.certificate),
      Subject: identity.subject,
      IsDemo: identity.isDemo,
      NotBefore: identity.notBefore,
      NotAfter: identity.notAfter,
    })
    .onConflict((conflict) => conflict.column('Fingerprint').doNothing())
    .execute();
}
