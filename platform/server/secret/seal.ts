/**
 * Encrypts and decrypts a text, such as a second factor's secret, that must not be readable from the
 * database alone; it is bound to one purpose and one owner.
 */
import { decrypt, encrypt } from './cipher.ts';
import { type Keys, purposeKey } from './purpose-key.ts';
import type { Purpose } from './purposes.ts';

/** Purpose and owner of a secret: it cannot be decrypted for another owner. */
export type Sealed = { purpose: Purpose; owner: string };

/** Encrypts data that must not be readable from the database alone. */
export const seal = async (keys: Keys, { purpose, owner }: Sealed, secret: string): Promise<Buffer> =>
  encrypt(await purposeKey(keys, purpose), owner, Buffer.from(secret));

/** Throws if the key is different or a single bit has changed. */
export const unseal = async (keys: Keys, { purpose, owner }: Sealed, sealed: Uint8Array): Promise<string> =>
  decrypt(await purposeKey(keys, purpose), owner, sealed).toString('utf8');
