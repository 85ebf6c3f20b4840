import { createHmac } from 'node:crypto';
import type { Tx } from '../db/connect.ts';
import { randomCode } from '../db/keys.ts';
import { secretKey } from '../secret/secret-key.ts';
import type { Settings } from '../settings.ts';

const HOW_MANY = 10;
const LENGTH = 12;

/** Ten new codes in place of all earlier ones. They are shown this once; only their hashes stay. */
export async function newRecoveryCodes(tx: Tx, settings: Settings, AccountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => asRead(randomCode(LENGTH)));
  const hashes = await Promise.all(codes.map((code) => keyedHash(settings, AccountId, code)));
  await tx.deleteFrom('RecoveryCode').where('AccountId', '=', AccountId).execute();
  await tx
    .insertInto('RecoveryCode')
    .values(hashes.map((CodeHash) => ({ AccountId, CodeHash, UsedAt: null })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Of what somebody typed, however they grouped it; null when it cannot be a recovery code. */
export async function recoveryHash(
  settings: Settings,
  accountId: number,
  typed: string,
): Promise<Buffer | null> {
  const code = asRead(typed.toUpperCase().replace(/[\s-]/g, ''));
  return code.length === LENGTH ? keyedHash(settings, accountId, code) : null;
}

/** Codes are read off paper: an O is a zero there, and what looks like a one is a one. */
const asRead = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A person can copy sixty bits, not more: with a key that is not in the database nobody can try them all there. */
async function keyedHash(settings: Settings, accountId: number, code: string): Promise<Buffer> {
  return createHmac('sha256', await secretKey(settings, 'recovery'))
    .update(`${accountId} ${code}`)
    .digest();
}
