import type { Queries } from '../database/connect.ts';
import type { SigningIdentity } from './identity.ts';

/** Remembers with which certificate the body signed: when it is replaced, what it signed is still known as ours. */
export async function keepSigner(db: Queries, identity: SigningIdentity): Promise<void> {
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
