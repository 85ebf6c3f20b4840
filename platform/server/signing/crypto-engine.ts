import { webcrypto } from 'node:crypto';
import { CryptoEngine, type ICryptoEngine } from 'pkijs';

/**
 * A separate crypto engine for verifying signatures and time stamps, because the library's global one is
 * configured for signing.
 */
export const cryptoEngine = new CryptoEngine({
  name: 'node',
  crypto: webcrypto as Crypto,
}) as unknown as ICryptoEngine;
