/**
 * Public documents with which verifiers find the portal's keys: JWK set, issuer metadata and DID document.
 */
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { proofKey, publicKeys } from '#platform/server/proof/proof-key.ts';
import { ISSUER_PATH, KEYS_PATH } from './addresses.ts';

/**
 * Publishes every key that ever signed credentials as a JSON Web Key Set; retired keys still verify what
 * they signed.
 */
export async function keySet(portal: Portal) {
  const known = await publicKeys(portal.db, 'CREDENTIAL');
  // The first request creates the first key, so that the set is never empty.
  if (known.length === 0) await proofKey(portal, 'CREDENTIAL');
  const keys = known.length === 0 ? await publicKeys(portal.db, 'CREDENTIAL') : known;
  return {
    keys: keys.map(({ Kid, Algorithm, PublicJwk }) => ({
      ...PublicJwk,
      kid: Kid,
      alg: Algorithm,
      use: 'sig',
    })),
  };
}

/**
 * Metadata with which verifiers find the keys of an issuer identified by a URL
 * (`/.well-known/jwt-vc-issuer`).
 */
export const issuerMetadata = ({ settings }: Portal) => {
  const issuer = settings.PUBLIC_URL;
  return { issuer, jwks_uri: `${issuer}${KEYS_PATH}` };
};

/** The same keys for verifiers that start from a decentralised identifier (did:web). */
export async function didDocument(portal: Portal) {
  const issuer = portal.settings.PUBLIC_URL;
  const id = didOf(issuer);
  const { keys } = await keySet(portal);
  const verificationMethod = keys.map(({ kid, alg, use, ...key }) => ({
    id: `${id}#${kid}`,
    type: 'JsonWebKey',
    controller: id,
    publicKeyJwk: { ...key, kid, alg, use },
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id,
    alsoKnownAs: [issuer],
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method.id),
    service: [{ id: `${id}#issuer`, type: 'JwtVcIssuer', serviceEndpoint: `${issuer}${ISSUER_PATH}` }],
    name: certificationBody().Name.EN,
  };
}

/**
 * did:web identifier of the issuer: the colon before a port is encoded; path segments become further parts.
 */
function didOf(issuer: string): string {
  const { host, pathname } = new URL(issuer);
  const parts = pathname.split('/').filter(Boolean).map(encodeURIComponent);
  return ['did:web', encodeURIComponent(host), ...parts].join(':');
}
