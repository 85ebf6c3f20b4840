import { decrypt, encrypt } from './cipher.ts';
import { type Keys, purposeKey } from './purpose-key.ts';
import type { Purpose } from './purposes.ts';

/** What the secret is for and whose it is: sealed for one owner, it opens for no other. */
export type Sealed = { purpose: Purpose; owner: string };

/** Encrypts what must not be readable in the database alone. */
export const seal = async (keys: Keys, { purpose, owner }: Sealed, secret: string): Promise<Buffer> =>
  encrypt(await purposeKey(keys, purpose), owner, Buffer.from(secret));

/** Throws when the key is another one, or a single bit has changed. */
export const unseal = async (keys: Keys, { purpose, owner }: Sealed, sealed: Uint8Array): Promise<string> =>
  decrypt(await purposeKey(keys, purpose), owner, sealed).toString('utf8');
