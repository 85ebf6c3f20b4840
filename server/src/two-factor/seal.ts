import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { secretKey } from './secret-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Encrypts an authenticator's secret for one account: moved to another account's row it no longer opens. */
export async function seal(settings: Settings, accountId: number, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, await secretKey(settings, 'authenticator'), nonce);
  cipher.setAAD(owner(accountId));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

/** Throws when the key is another one, or a single bit has changed. */
export async function unseal(settings: Settings, accountId: number, sealed: Buffer): Promise<string> {
  const key = await secretKey(settings, 'authenticator');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(owner(accountId));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}

const owner = (accountId: number): Buffer => Buffer.from(`account ${accountId}`);
