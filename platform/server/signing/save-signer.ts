import type { Queries } from '../database/connect.ts';
import type { SigningIdentity } from './identity.ts';

/**
 * Records the certificate with which the portal signs documents, so that signatures made before it is
 * replaced are still recognised as the portal's own.
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
