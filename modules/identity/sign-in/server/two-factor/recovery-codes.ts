/**
 * Creates ten recovery codes that replace the earlier ones, storing only their keyed hashes, and normalises
 * and hashes a typed code for comparison.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { randomCode } from '#platform/server/database/keys.ts';
import { macOf } from '#platform/server/secret/mac.ts';
import type { Keys } from '#platform/server/secret/purpose-key.ts';

const CODE_COUNT = 10;
const LENGTH = 12;

/** Creates ten new codes and replaces all earlier ones. They are shown once; only their hashes are stored. */
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

/** Normalises a typed recovery code, however it was grouped, and hashes it; null if it cannot be one. */
export async function recoveryHash(keys: Keys, accountId: number, typed: string): Promise<Buffer | null> {
  const code = asRead(typed.toUpperCase().replace(/[\s-]/g, ''));
  return code.length === LENGTH ? keyedHash(keys, accountId, code) : null;
}

/** Codes are copied from paper: O is read as zero, and I and L as one. */
const asRead = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * Codes have 60 bits, the most that users can copy. The key is outside the database, so that the hashes
 * alone cannot be brute-forced.
 */
const keyedHash = (keys: Keys, accountId: number, code: string): Promise<Buffer> =>
  macOf(keys, 'recovery', `${accountId} ${code}`);
