/**
 * Provides the key of each purpose (authenticator secrets, link signatures and others): generated on first
 * use, stored in the database encrypted with the main key, and KeyLostError when SECRET_KEY does not fit.
 */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/connect.ts';
import { decrypt, encrypt } from './cipher.ts';
import { derivedKey, type KeySource, type MainKeys, mainKeys } from './main-keys.ts';
import type { Purpose } from './purposes.ts';

export type Keys = { db: Queries; settings: KeySource };
const LENGTH = 32;
const ownerOf = (purpose: string): string => `key ${purpose}`;

/**
 * The key of a purpose cannot be decrypted: nothing encrypted or signed for it can be read or checked until
 * the right SECRET_KEY is set.
 */
export class KeyLostError extends Error {
  constructor(purpose: string) {
    super(`SECRET_KEY does not open the key “${purpose}”: it differs from the previous key of this portal`);
  }
}

/**
 * Returns the key of a purpose, generated on first use; if several processes need it at once, one generates
 * it.
 */
export async function purposeKey({ db, settings }: Keys, purpose: Purpose): Promise<Buffer> {
  const mains = await mainKeys(settings);
  const found = await sealedKey(db, purpose);
  if (found) return openKey(mains, purpose, found.Sealed);
  const Sealed = sealKey(mains[0], purpose, newKey());
  await db
    .insertInto('PurposeKey')
    .values({ Purpose: purpose, Sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await sealedKey(db, purpose);
  if (!made) throw new Error(`the key “${purpose}” could not be created`);
  return openKey(mains, purpose, made.Sealed);
}

const sealedKey = (db: Queries, purpose: Purpose) =>
  db.selectFrom('PurposeKey').select('Sealed').where('Purpose', '=', purpose).executeTakeFirst();

export const newKey = (): Buffer => randomBytes(LENGTH);

export const sealKey = (main: Buffer, purpose: string, key: Buffer): Buffer =>
  encrypt(main, ownerOf(purpose), key);

/**
 * Decrypts a key with whichever main key fits. Without bytes it is derived from the main key, as in older
 * portals.
 */
export async function openKey(mains: MainKeys, purpose: string, sealed: Buffer | null): Promise<Buffer> {
  if (sealed === null) return derivedKey(mains[0], purpose);
  for (const main of mains)
    try {
      return decrypt(main, ownerOf(purpose), sealed);
    } catch {
      // Another main key may decrypt it.
    }
  throw new KeyLostError(purpose);
}
