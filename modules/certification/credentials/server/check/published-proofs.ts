/**
 * Verifies credentials and status bits as an outside verifier would, with the keys and status lists that the
 * portal publishes; used by the nightly check of certificate proofs.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Portal } from '#platform/server/http/context.ts';
import type { StatusPurpose } from '../../rules/credential.ts';
import { keySet } from '../issuer.ts';
import { CREDENTIAL_TYPE } from '../sign-jwt.ts';
import { statusList } from '../status-list.ts';

export type PublishedProofs = {
  /** Payload of a credential if the published keys confirm it; otherwise null. */
  open: (jwt: string) => Promise<JWTPayload | null>;
  /** One bit of a published list; null if the list is unavailable or not signed by this portal. */
  bit: (purpose: StatusPurpose, list: number, index: number) => Promise<boolean | null>;
};

/** Keys and status lists as published, read once for a whole run. */
export async function publishedProofs(portal: Portal, at: Date): Promise<PublishedProofs> {
  const keys = createLocalJWKSet(await keySet(portal));
  const lists = new Map<string, Promise<Uint8Array | null>>();
  const open = async (jwt: string) => {
    const verified = await jwtVerify(jwt, keys, { typ: CREDENTIAL_TYPE, currentDate: at }).catch(nullIfWrong);
    return verified?.payload ?? null;
  };
  const read = async (purpose: StatusPurpose, list: number): Promise<Uint8Array | null> => {
    const published = await statusList(portal, purpose, list, at).catch((error: unknown) => {
      // A list that cannot be signed is not published, which the check reports; the reason is only in the log.
      console.error(`credentials: status list ${purpose} ${list} cannot be published:`, error);
      return null;
    });
    const content = published && (await open(published.Jwt));
    const { encodedList } = (content?.credentialSubject ?? {}) as { encodedList?: string };
    return encodedList ? promisify(gunzip)(Buffer.from(encodedList.slice(1), 'base64url')) : null;
  };
  return {
    open,
    bit: async (purpose, list, index) => {
      const name = `${purpose} ${list}`;
      const bytes = await (lists.get(name) ?? cacheValue(lists, name, read(purpose, list)));
      return bytes && ((bytes[Math.floor(index / 8)] ?? 0) & (0x80 >> (index % 8))) !== 0;
    },
  };
}

/** Only a refusal of the library, or of a damaged key by the cryptography, concerns the credential. */
const nullIfWrong = (error: unknown): null => {
  if (error instanceof errors.JOSEError || error instanceof DOMException) return null;
  throw error;
};

function cacheValue<T>(all: Map<string, T>, name: string, value: T): T {
  all.set(name, value);
  return value;
}
