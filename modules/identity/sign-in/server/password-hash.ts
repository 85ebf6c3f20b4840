/**
 * Hashes and verifies passwords with argon2id (in equal time whether or not an account exists), and
 * recognises hashes created with outdated parameters.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '#platform/server/http/admission/limit-concurrency.ts';

/**
 * OWASP's first recommendation for argon2id: 19 MiB, two passes. Stored with each hash, so that it can be
 * increased.
 */
type Cost = { memory: number; passes: number; parallelism: number };
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const BYTES = 32;

const derive = promisify(argon2);
/** Hashing uses the thread pool. At most two run at once, which leaves threads for files and certificates. */
const enqueueHash = limitConcurrency(2, 100);

/** Returns the usual format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await run(password, salt, COST, BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(hash)}`;
}

/** Takes the same time without a stored hash, so that timing does not reveal whether an account exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = read(stored) ?? DUMMY_HASH;
  const derived = await run(password, salt, cost, hash.length);
  return timingSafeEqual(derived, hash) && stored !== null;
}

/** Whether a hash was created with other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  const cost = read(stored)?.cost;
  return cost?.memory !== COST.memory || cost.passes !== COST.passes || cost.parallelism !== COST.parallelism;
}

const run = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  enqueueHash(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }));

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function read(stored: string | null): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const [, memory, passes, parallelism, salt, hash] = FORM.exec(stored ?? '') ?? [];
  if (!salt || !hash) return null;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

/** Hash to verify against if there is no stored one. */
const DUMMY_HASH = { cost: COST, salt: randomBytes(16), hash: randomBytes(BYTES) };
