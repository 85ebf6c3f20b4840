import type { Keys } from '#platform/server/secret/purpose-key.ts';
import { type Sealed, seal as sealed, unseal as unsealed } from '#platform/server/secret/seal.ts';

const of = (accountId: number): Sealed => ({ purpose: 'authenticator', owner: `account ${accountId}` });

/**
 * Encrypts and decrypts an authenticator's secret for one account; it cannot be decrypted in another
 * account's row.
 */
export const seal = (keys: Keys, accountId: number, secret: string): Promise<Buffer> =>
  sealed(keys, of(accountId), secret);

/** Decrypts the secret. Throws if the key differs or the data was changed. */
export const unseal = (keys: Keys, accountId: number, bytes: Buffer): Promise<string> =>
  unsealed(keys, of(accountId), bytes);
