import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/connect.ts';
import { decrypt, encrypt } from './cipher.ts';
import { derivedKey, type KeySource, type MainKeys, mainKeys } from './main-keys.ts';
import type { Purpose } from './purposes.ts';

export type Keys = { db: Queries; settings: KeySource };
const LENGTH = 32;
const ownerOf = (purpose: string): string => `key ${purpose}`;

/** Nothing that was sealed or signed for this purpose can be read or checked until the right key is there. */
export class KeyLostError extends Error {
  constructor(purpose: string) {
    super(`SECRET_KEY does not open the key “${purpose}”: it differs from the previous key of this portal`);
  }
}

/** The key of one purpose, drawn at first need; of several processes that need it first, one draws it. */
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

/** With whichever of the main keys opens it. Without bytes it is of a portal that derived its keys from the main one. */
export async function openKey(mains: MainKeys, purpose: string, sealed: Buffer | null): Promise<Buffer> {
  if (sealed === null) return derivedKey(mains[0], purpose);
  for (const main of mains)
    try {
      return decrypt(main, ownerOf(purpose), sealed);
    } catch {
      // Another one may open it.
    }
  throw new KeyLostError(purpose);
}
