import { webcrypto } from 'node:crypto';
import { CryptoEngine, type ICryptoEngine } from 'pkijs';

/**
 * Verifies signatures. The library's common engine belongs to its last configuration, which is the one that signs. A cast,
 * because its type lags behind the newest methods of the platform's, which verification does not need.
 */
export const cryptoEngine = new CryptoEngine({
  name: 'node',
  crypto: webcrypto as Crypto,
}) as unknown as ICryptoEngine;
