/**
 * Generates random values: opaque record keys, secrets (session tokens, one-time codes) with their hash for
 * storage, and short readable codes (specification point 9).
 */
import { createHash, randomBytes } from 'node:crypto';

/** Generates an opaque key of 128 random bits, the public identifier of a record. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/**
 * Generates a secret of 256 random bits: session tokens, one-time codes, tickets. Only its hash is stored.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Letters and digits without I and L (specification point 9), six of them by default. */
const ALPHABET = 'ABCDEFGHJKMNOPQRSTUVWXYZ0123456789';

export function randomCode(length = 6): string {
  // Rejection sampling makes every letter equally likely.
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length))
      if (byte < 238 && code.length < length) code += ALPHABET[byte % 34];
  return code;
}
