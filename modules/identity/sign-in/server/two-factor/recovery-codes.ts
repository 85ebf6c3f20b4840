import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { randomCode } from '#platform/server/database/keys.ts';
import { macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

const CODE_COUNT = 10;
const LENGTH = 12;

/** Ten new codes in place of all earlier ones. They are shown this once; only their hashes stay. */
export async function newRecoveryCodes(tx: Tx, settings: Settings, AccountId: number): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, () => asRead(randomCode(LENGTH)));
  const hashes = await Promise.all(codes.map((code) => keyedHash({ db: tx, settings }, AccountId, code)));
  await tx.deleteFrom('RecoveryCode').where('AccountId', '=', AccountId).execute();
  await tx
    .insertInto('RecoveryCode')
    .values(hashes.map((CodeHash) => ({ AccountId, CodeHash, UsedAt: null })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Normalises a typed recovery code, however it was grouped; null when it cannot be one. */
export async function recoveryHash(keys: Keys, accountId: number, typed: string): Promise<Buffer | null> {
  const code = asRead(typed.toUpperCase().replace(/[\s-]/g, ''));
  return code.length === LENGTH ? keyedHash(keys, accountId, code) : null;
}

/** Codes are read off paper: an O is a zero there, and what looks like a one is a one. */
const asRead = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A person can copy sixty bits, not more: with a key outside the database, the codes cannot all be tried there. */
const keyedHash = (keys: Keys, accountId: number, code: string): Promise<Buffer> =>
  macOf(keys, 'recovery', `${accountId} ${code}`);
