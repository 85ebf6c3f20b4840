import { webcrypto } from 'node:crypto';
import { CryptoEngine, type ICryptoEngine } from 'pkijs';

/**
 * The crypto engine for verifying signatures. The library's global engine has its last configuration, which
 * is the signing one. Cast because its type lacks the platform's newest methods, which verification does not
 * need.
 */
export const cryptoEngine = new CryptoEngine({
  name: 'node',
  crypto: webcrypto as Crypto,
}) as unknown as ICryptoEngine;
