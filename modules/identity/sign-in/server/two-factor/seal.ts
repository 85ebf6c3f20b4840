import type { Keys } from '#platform/server/secret/purpose-key.ts';
import { type Sealed, seal as sealed, unseal as unsealed } from '#platform/server/secret/seal.ts';

const of = (accountId: number): Sealed => ({ purpose: 'authenticator', owner: `account ${accountId}` });

/** Encrypts an authenticator's secret for one account: moved to another account's row it no longer opens. */
export const seal = (keys: Keys, accountId: number, secret: string): Promise<Buffer> =>
  sealed(keys, of(accountId), secret);

/** Throws when the key is another one, or a single bit has changed. */
export const unseal = (keys: Keys, accountId: number, bytes: Buffer): Promise<string> =>
  unsealed(keys, of(accountId), bytes);
