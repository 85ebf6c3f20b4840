import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 hash of a file in lower-case hex, the form in which people and the public register
 * compare it.
 */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
