import type { StatusPurpose } from '../rules/credential.ts';

/**
 * Public paths of issuer keys, issuer metadata, JSON-LD context and status lists, which signed credentials
 * or their verifiers use; they must never change.
 */
export const KEYS_PATH = '/.well-known/jwks.json';
export const ISSUER_PATH = '/.well-known/jwt-vc-issuer';
export const DID_PATH = '/.well-known/did.json';
export const CONTEXT_PATH = '/credentials/context/v1';

export const statusListPath = (purpose: StatusPurpose, list: number): string =>
  `/credentials/status/${purpose}/${list}`;
