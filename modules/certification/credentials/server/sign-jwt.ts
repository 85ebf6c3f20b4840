import { SignJWT } from 'jose';
import type { ProofKey } from '#platform/server/proof/proof-key.ts';

export const CREDENTIAL_TYPE = 'vc+jwt';

/**
 * Signs a certificate's credential or a status list as a JWT with the portal's key, as specified by
 * "Securing Verifiable Credentials using JOSE": the credential is the payload.
 */
export const signJwt = (
  credential: { issuer: string | { id: string } },
  key: ProofKey,
  at: Date,
): Promise<string> =>
  new SignJWT({
    ...credential,
    iss: typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id,
  })
    .setProtectedHeader({ alg: key.Algorithm, typ: CREDENTIAL_TYPE, cty: 'vc', kid: key.Kid })
    .setIssuedAt(at)
    .sign(key.privateKey);
