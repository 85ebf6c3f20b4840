/**
 * The keys that sign the public log's checkpoints (Ed25519) and credentials (P-256): creates the current one
 * on first use, and returns all public keys, including retired ones.
 */
import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../database/connect.ts';
import { json } from '../database/json.ts';
import type { PublicJwk } from '../database/proof-tables.ts';
import type { Portal } from '../http/context.ts';
import type { Keys } from '../secret/purpose-key.ts';
import { type Sealed, seal, unseal } from '../secret/seal.ts';

/**
 * What a key signs: checkpoints of the public log (Ed25519), or credentials (P-256, which every wallet
 * supports).
 */
export type ProofPurpose = 'LOG' | 'CREDENTIAL';
export type ProofKey = {
  Kid: string;
  Algorithm: 'EdDSA' | 'ES256';
  PublicJwk: PublicJwk;
  privateKey: KeyObject;
};

const opened = new Map<string, KeyObject>();

/** Returns the current key, created on first use; if several processes need it at once, one creates it. */
export async function proofKey(
  { db, settings }: Pick<Portal, 'db' | 'settings'>,
  purpose: ProofPurpose,
): Promise<ProofKey> {
  const found =
    (await inUse(db, purpose)) ?? (await db.transaction().execute((tx) => make(tx, settings, purpose)));
  const { Kid, Algorithm, PublicJwk } = found;
  const privateKey = opened.get(Kid) ?? (await open({ db, settings }, found));
  opened.set(Kid, privateKey);
  return { Kid, Algorithm, PublicJwk, privateKey };
}

/**
 * Returns every public key of a purpose, including retired ones: their signatures are still checked with
 * them.
 */
export const publicKeys = (db: Queries, purpose: ProofPurpose) =>
  db
    .selectFrom('ProofKey')
    .select(['Kid', 'Algorithm', 'PublicJwk', 'CreatedAt', 'RetiredAt'])
    .where('Purpose', '=', purpose)
    .orderBy('CreatedAt')
    .execute();

const inUse = (db: Queries, purpose: ProofPurpose) =>
  db
    .selectFrom('ProofKey')
    .selectAll()
    .where('Purpose', '=', purpose)
    .where('RetiredAt', 'is', null)
    .executeTakeFirst();

export const sealedAs = (kid: string): Sealed => ({ purpose: 'proof', owner: `key ${kid}` });

async function make(tx: Tx, settings: Portal['settings'], purpose: ProofPurpose) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proof key ${purpose}`}, 0))`.execute(tx);
  const made = await inUse(tx, purpose);
  if (made) return made;
  const pair =
    purpose === 'LOG' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const PublicJwk = pair.publicKey.export({ format: 'jwk' }) as PublicJwk;
  const Kid = thumbprint(PublicJwk);
  const pem = String(pair.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return tx
    .insertInto('ProofKey')
    .values({
      Kid,
      Purpose: purpose,
      Algorithm: purpose === 'LOG' ? 'EdDSA' : 'ES256',
      PublicJwk: json(PublicJwk),
      PrivateSealed: await seal({ db: tx, settings }, sealedAs(Kid), pem),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** RFC 7638: hash of the required members in alphabetical order. */
function thumbprint({ crv, kty, x, y }: PublicJwk): string {
  const members = y === undefined ? { crv, kty, x } : { crv, kty, x, y };
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}

async function open(
  keys: Keys,
  { Kid, PrivateSealed }: { Kid: string; PrivateSealed: Buffer },
): Promise<KeyObject> {
  const pem = await unseal(keys, sealedAs(Kid), PrivateSealed).catch(() => {
    throw new Error(
      `the proof key ${Kid} cannot be decrypted: SECRET_KEY differs from the key it was sealed with`,
    );
  });
  return createPrivateKey(pem);
}
