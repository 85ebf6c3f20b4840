import { createHash } from 'node:crypto';

/** Returns the hash by which people and the register compare a file: lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
