/**
 * Builds and signs the public status lists with which verifiers see whether a credential is revoked or
 * suspended.
 */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { proofKey } from '#platform/server/proof/proof-key.ts';
import { CREDENTIALS_CONTEXT, STATUS_LIST_BITS, type StatusPurpose } from '../rules/credential.ts';
import { statusListPath } from './addresses.ts';
import { signJwt } from './sign-jwt.ts';

const SUSPENDED = literals(certificateStatuses.suspended);

/**
 * Conditions for setting a bit. Revocation is permanent: withdrawn, ended, expired, or replaced by a later
 * revision. A certificate suspended after its expiry remains expired.
 */
const CONDITIONS: Readonly<Record<StatusPurpose, RawBuilder<boolean>>> = {
  revocation: sql<boolean>`(credential.revision <> certificate.revision
    or certificate_status_code in (${literals(certificateStatuses.noLongerInForce)})
    or certificate_status_code in (${SUSPENDED}) and status_before in (${literals(certificateStatuses.expired)}))`,
  suspension: sql<boolean>`certificate_status_code in (${SUSPENDED})`,
};

/** Positions of a list whose bit is set. */
async function setBits(db: Queries, purpose: StatusPurpose, list: number): Promise<number[]> {
  const rows = await db
    .selectFrom('Credential')
    .innerJoin('Certificate', 'Certificate.Id', 'Credential.CertificateId')
    .select('Credential.StatusIndex')
    .where('Credential.StatusList', '=', list)
    .where(CONDITIONS[purpose])
    .execute();
  return rows.map(({ StatusIndex }) => StatusIndex);
}

/** Whether any position of a list has ever been allocated. */
async function isListUsed(db: Queries, list: number): Promise<boolean> {
  const found = db.selectFrom('Credential').select('Id').where('StatusList', '=', list).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Time for which a signed list is served if no bit changes; readers may cache it for `TTL_MS`. */
const RESIGN_AFTER_MS = 60 * 60_000;
const VALID_MS = 24 * 60 * 60_000;
const TTL_MS = 5 * 60_000;

export type StatusList = { Jwt: string; Etag: string };
type SignedList = StatusList & { Bits: string; SignedAt: number };

const cache = new WeakMap<Portal['db'], Map<string, SignedList>>();

/**
 * The signed status list, or null if no credential has a position on it. Signed again when a bit changes,
 * and hourly.
 */
export async function statusList(
  portal: Portal,
  purpose: StatusPurpose,
  list: number,
  at: Date = new Date(),
): Promise<StatusList | null> {
  if (!(await isListUsed(portal.db, list))) return null;
  const bits = bitstring(await setBits(portal.db, purpose, list));
  const Bits = createHash('sha256').update(bits).digest('base64url');
  const known = cachedList(portal.db);
  const name = `${purpose} ${list}`;
  const last = known.get(name);
  if (last?.Bits === Bits && at.getTime() - last.SignedAt < RESIGN_AFTER_MS && at.getTime() >= last.SignedAt)
    return last;
  const Jwt = await sign(portal, purpose, list, bits, at);
  const Etag = `"${createHash('sha256').update(Jwt).digest('base64url').slice(0, 22)}"`;
  const fresh = { Jwt, Etag, Bits, SignedAt: at.getTime() };
  known.set(name, fresh);
  return fresh;
}

function cachedList(db: Portal['db']): Map<string, SignedList> {
  const known = cache.get(db) ?? new Map<string, SignedList>();
  cache.set(db, known);
  return known;
}

/** Bit 0 is the most significant bit of the first byte. */
function bitstring(indexes: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(STATUS_LIST_BITS / 8);
  for (const index of indexes) {
    const at = Math.floor(index / 8);
    bytes[at] = (bytes[at] ?? 0) | (0x80 >> (index % 8));
  }
  return bytes;
}

async function sign(
  portal: Portal,
  purpose: StatusPurpose,
  list: number,
  bits: Uint8Array,
  at: Date,
): Promise<string> {
  const issuer = portal.settings.PUBLIC_URL;
  const id = `${issuer}${statusListPath(purpose, list)}`;
  const credential = {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: at.toISOString(),
    validUntil: new Date(at.getTime() + VALID_MS).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      ttl: TTL_MS,
      // Multibase prefix: `u` means base64url without padding.
      encodedList: `u${(await promisify(gzip)(bits)).toString('base64url')}`,
    },
  };
  return signJwt(credential, await proofKey(portal, 'CREDENTIAL'), at);
}
