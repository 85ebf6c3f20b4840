import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { secretKey } from './secret-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

type Where = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>;
/** What the secret is for and whose it is: sealed for one owner, it opens for no other. */
export type Sealed = { purpose: string; owner: string };

/** Encrypts what must not be readable in the database alone. */
export async function seal(settings: Where, { purpose, owner }: Sealed, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, await secretKey(settings, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

/** Throws when the key is another one, or a single bit has changed. */
export async function unseal(
  settings: Where,
  { purpose, owner }: Sealed,
  sealed: Uint8Array,
): Promise<string> {
  const bytes = Buffer.from(sealed);
  const key = await secretKey(settings, purpose);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
