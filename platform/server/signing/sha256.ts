import { createHash } from 'node:crypto';

/** The hash people and the register compare a file by: lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
